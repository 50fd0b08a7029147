import type { Claim, Evidence } from "@prospect-research/core"
import { type Html, html } from "./Html.ts"

export type SourceDocument = Evidence["documents"][number]

/** One quote, and every place of the page that rests on it. */
export interface Note {
  readonly number: number
  readonly quote: string
  /** `null` when the document is no longer held. */
  readonly document: SourceDocument | null
  readonly uses: ReadonlyArray<{ readonly id: string; readonly label: string }>
}

/** Numbers quotes in the order in which the page refers to them, so that sections are rendered in reading order. */
export class Footnotes {
  readonly #claims: ReadonlyMap<string, Claim>
  readonly #documents: ReadonlyMap<string, SourceDocument>
  readonly #notes = new Map<string, Note & { readonly uses: Array<{ id: string; label: string }> }>()

  constructor(evidence: Evidence) {
    this.#claims = new Map(evidence.claims.map(claim => [claim.id, claim]))
    this.#documents = new Map(evidence.documents.map(document => [document.id, document]))
  }

  get notes(): ReadonlyArray<Note> {
    return [...this.#notes.values()]
  }

  claim(id: string): Claim | undefined {
    return this.#claims.get(id)
  }

  document(id: string): SourceDocument | null {
    return this.#documents.get(id) ?? null
  }

  /** Links to the quotes of these claims. `label` says what rests on them. */
  refer(claims: ReadonlyArray<string>, label: string): Html | null {
    const notes = new Set(claims.flatMap(id => this.#claims.get(id) ?? []).map(claim => this.#note(claim)))
    if (notes.size === 0) return null
    const links = [...notes].map(note => {
      const id = `use-${note.number}-${note.uses.length + 1}`
      note.uses.push({ id, label })
      return html`<a id="${id}" href="#note-${note.number}" role="doc-noteref" aria-label="Note ${note.number}">${note.number}</a>`
    })
    return html`<span class="references">${links}</span>`
  }

  #note(claim: Claim) {
    const key = JSON.stringify([claim.document, claim.quote])
    const known = this.#notes.get(key)
    if (known !== undefined) return known
    const note = {
      number: this.#notes.size + 1,
      quote: claim.quote,
      document: this.document(claim.document),
      uses: []
    }
    this.#notes.set(key, note)
    return note
  }
}
