import type { OrcidRecord } from "../WorldAccounts.ts"
import { json, type MakeService } from "./Service.ts"

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const value = (text: string | undefined) => (text === undefined ? null : { value: text })
const year = (at: number | undefined) =>
  at === undefined ? null : { year: value(String(at)), month: null, day: null }

const expanded = (record: OrcidRecord) => ({
  "orcid-id": record.id,
  "given-names": record.given,
  "family-names": record.family,
  "credit-name": record.credit_name ?? null,
  "other-name": record.other_names ?? [],
  email: record.emails ?? [],
  "institution-name": [
    ...new Set([...(record.employments ?? []), ...(record.educations ?? [])].map(it => it.organization))
  ]
})

const person = (record: OrcidRecord) => ({
  name: {
    "given-names": value(record.given),
    "family-name": value(record.family),
    "credit-name": value(record.credit_name),
    path: record.id
  },
  "other-names": { "other-name": (record.other_names ?? []).map(content => ({ content })) },
  biography: record.biography === undefined ? null : { content: record.biography, visibility: "public" },
  "researcher-urls": {
    "researcher-url": (record.urls ?? []).map(({ label, url }) => ({ "url-name": label, url: value(url) }))
  },
  emails: { email: (record.emails ?? []).map(email => ({ email, verified: true, primary: true })) },
  addresses: { address: record.country === undefined ? [] : [{ country: value(record.country) }] },
  keywords: { keyword: (record.keywords ?? []).map(content => ({ content })) },
  "external-identifiers": { "external-identifier": [] }
})

const affiliations = (kind: "employment" | "education", list: OrcidRecord["employments"] = []) => ({
  "affiliation-group": list.map((it, index) => ({
    summaries: [
      {
        [`${kind}-summary`]: {
          "put-code": index + 1,
          "department-name": it.department ?? null,
          "role-title": it.role,
          "start-date": year(it.from),
          "end-date": year(it.to),
          organization: {
            name: it.organization,
            address: { city: it.city, region: null, country: it.country }
          },
          visibility: "public"
        }
      }
    ]
  }))
})

const works = (record: OrcidRecord) => ({
  group: (record.works ?? []).map((work, index) => ({
    "work-summary": [
      {
        "put-code": index + 1,
        title: { title: value(work.title), subtitle: null },
        type: work.type,
        "publication-date": year(work.year),
        "journal-title": value(work.journal),
        url: null,
        "external-ids": { "external-id": [] }
      }
    ]
  }))
})

/** The terms of a Solr query as far as the documented fields go: every one must hold. */
const matches = (record: OrcidRecord, query: string): boolean => {
  const terms = [...query.matchAll(/([a-z-]+):(?:"([^"]*)"|\(([^)]*)\)|(\S+))/g)]
  const holds = ([, field, quoted, grouped, bare]: RegExpMatchArray): boolean => {
    const wanted = fold(quoted ?? grouped ?? bare ?? "").replaceAll('"', "")
    const within = (texts: ReadonlyArray<string>) => texts.some(text => fold(text).includes(wanted))
    if (field === "given-names") return within([record.given])
    if (field === "family-name" || field === "family-names") return within([record.family])
    if (field === "affiliation-org-name") return within(expanded(record)["institution-name"])
    if (field === "email") return within(record.emails ?? [])
    if (field === "orcid") return record.id.toLowerCase() === wanted
    return false
  }
  return terms.length > 0 && terms.every(holds)
}

export const orcid: MakeService = ({ orcid: records }) => ({
  name: "orcid",
  hosts: ["pub.orcid.org"],
  answer: ({ url }) => {
    if (/^\/v3\.0\/expanded-search\/?$/.test(url.pathname)) {
      const found = records.filter(record => matches(record, url.searchParams.get("q") ?? "")).map(expanded)
      return json({ "expanded-result": found.length === 0 ? null : found, "num-found": found.length })
    }
    const [, id, part] = /^\/v3\.0\/([\dX-]+)\/([a-z-]+)$/.exec(url.pathname) ?? []
    const record = records.find(it => it.id === id)
    if (record === undefined) {
      return json({ "response-code": 404, "developer-message": "404 Not Found", "error-code": 9016 }, 404)
    }
    if (part === "person") return json(person(record))
    if (part === "employments") return json(affiliations("employment", record.employments))
    if (part === "educations") return json(affiliations("education", record.educations))
    if (part === "works") return json(works(record))
    return part === "memberships" || part === "qualifications" ? json({ "affiliation-group": [] }) : undefined
  }
})
