import { ContactData } from "@prospect-research/core"
import { Schema } from "effect"
import { visible } from "../blank.ts"
import { providedMark, row, stated } from "../facts.ts"
import { html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { contactLabels } from "../words.ts"

const shown = Object.entries(contactLabels).filter(([field]) => field !== "phone")

const isContactField = Schema.is(Schema.keyof(ContactData))

/** What the client said of the prospect: where the research began, and never evidence. A phone number is for no reader of a public page. */
export const provided = (rendering: Rendering): Section => ({
  id: "provided",
  title: "What you gave us",
  content: html`<p class="quiet">The research began with this, which proves nothing. Addresses stand in their usual form.${
    visible(rendering.contact.phone) === null
      ? null
      : " The phone number is left out, since this page is open to whoever has its address."
  }</p>
<dl class="facts">${shown.map(([field, label]) => {
    const value = isContactField(field) ? visible(rendering.contact[field]) : null
    return value === null ? null : row(label, stated(value, null, providedMark))
  })}</dl>`
})
