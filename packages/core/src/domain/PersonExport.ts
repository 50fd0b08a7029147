import { Schema } from "effect"
import { Checkpoint } from "./Checkpoint.ts"
import { ContactData } from "./ContactData.ts"
import { Delivery } from "./Delivery.ts"
import { Evidence } from "./Evidence.ts"
import { ResearchTask } from "./ResearchTask.ts"
import { Suppression } from "./Suppression.ts"
import { TaskEvent } from "./TaskEvent.ts"

/** A callback as it is kept: where it goes, word for word what it says, and its attempts. */
const HeldDelivery = Schema.Struct({ ...Delivery.fields, url: Schema.String, body: Schema.String })

/** Everything that is kept of one research request. */
export const HeldTask = Schema.Struct({
  ...ResearchTask.fields,
  contact_data: ContactData,
  callback_url: Schema.NullOr(Schema.String),
  /** Claims, quotes, documents and what each source answered; `null` before the task is settled. */
  evidence: Schema.NullOr(Evidence),
  /** What each stage found, the texts of the documents included. */
  findings: Schema.Array(Checkpoint),
  events: Schema.Array(TaskEvent),
  deliveries: Schema.Array(HeldDelivery)
})
export type HeldTask = typeof HeldTask.Type

/** Everything that an account holds about one person. */
export const PersonExport = Schema.Struct({
  exported_at: Schema.String,
  /** What the data is for. */
  purpose: Schema.String,
  /** The entries of the account's own list that keep this person from being researched. */
  suppressions: Schema.Array(Suppression),
  tasks: Schema.Array(HeldTask)
})
export type PersonExport = typeof PersonExport.Type
