import { ContactData } from "@prospect-research/core"
import { Schema } from "effect"
import { visible } from "../blank.ts"
import { providedMark, row, stated } from "../facts.ts"
import { html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { contactLabels } from "../words.ts"

const isContactField = Schema.is(Schema.keyof(ContactData))

/** What the client said of the prospect: where the research began, and never evidence. */
export const provided = (rendering: Rendering): Section => ({
  id: "provided",
  title: "What you gave us",
  content: html`<p class="quiet">The research began with this. It is repeated as you wrote it and proves nothing.</p>
<dl class="facts">${Object.entries(contactLabels).map(([field, label]) => {
    const value = isContactField(field) ? visible(rendering.contact[field]) : null
    return value === null ? null : row(label, stated(value, null, providedMark))
  })}</dl>`
})
