import type { Basis, ContactData, ContactField, SingleField, StoredReport } from "@prospect-research/core"
import { visible } from "./blank.ts"
import { Footnotes } from "./Footnotes.ts"
import type { Html } from "./Html.ts"

/** A part of the page with a heading and an entry in the contents. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly content: Html
}

/** Report fields that the client may have filled as well. */
const counterparts: Partial<Record<SingleField, ContactField>> = {
  "professional.current_title": "title",
  "professional.current_company": "company",
  "professional.current_location": "location",
  "social_media.linkedin.url": "linkedin_url",
  "social_media.twitter.url": "twitter_url"
}

/** One report on its way to a page: the notes that it has used so far, and what each field rests on. */
export class Rendering {
  readonly report: StoredReport
  readonly footnotes: Footnotes
  readonly #basis: ReadonlyMap<string, Basis>

  constructor(report: StoredReport) {
    this.report = report
    this.footnotes = new Footnotes(report.evidence)
    this.#basis = new Map(report.evidence.basis.map(basis => [basis.field, basis]))
  }

  /** What a leaf of the report rests on; `field` is its path, list items by index. */
  basis(field: string): Basis | undefined {
    return this.#basis.get(field)
  }

  /** What the client said of a field. */
  provided(field: SingleField): string | null {
    const counterpart = counterparts[field]
    return counterpart === undefined ? null : visible(this.report.contact[counterpart])
  }

  get contact(): ContactData {
    return this.report.contact
  }
}
