import { createHash } from "node:crypto"
import type { Claim, Document } from "@prospect-research/core"
import { isUrl } from "@prospect-research/core"
import { getDomain } from "tldts"
import { valueForm } from "../extraction/value/valueForm.ts"

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Enough to tell the documents and claims of one task apart. */
const shortHash = (...parts: ReadonlyArray<string>): string => sha256(JSON.stringify(parts)).slice(0, 12)

/** Registrable domain of an address; of a host that has none, such as an IP address, the host itself; of no address nothing. */
export const siteOf = (url: string): string => {
  if (!isUrl(url)) return ""
  return getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
}

export type DocumentParts = Omit<Document, "id" | "site" | "content_hash">

/** The same answer from the same address is the same document, on every machine and in every run. */
export const makeDocument = (parts: DocumentParts): Document => {
  const contentHash = sha256(parts.text)
  return {
    ...parts,
    id: `${parts.source}-${shortHash(parts.url, contentHash)}`,
    site: siteOf(parts.page_url),
    content_hash: contentHash
  }
}

export type ClaimParts = Pick<Claim, "field" | "value" | "quote" | "method"> & {
  readonly as_of?: string | null
}

export const makeClaim = (document: Document, { as_of = null, ...parts }: ClaimParts): Claim => {
  const { field, quote } = parts
  const value = typeof parts.value === "string" ? valueForm(field, parts.value, quote) : parts.value
  return {
    ...parts,
    value,
    as_of,
    id: `${document.id}-${shortHash(parts.field, JSON.stringify(value), parts.quote)}`,
    document: document.id
  }
}

/** Claims without repetition, in their order. */
export const distinctClaims = (claims: ReadonlyArray<Claim>): ReadonlyArray<Claim> => [
  ...new Map(claims.map(claim => [claim.id, claim])).values()
]
