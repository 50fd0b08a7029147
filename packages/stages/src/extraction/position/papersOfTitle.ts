import { papersIn } from "../languages/told.ts"
import { type Stated, statedBy } from "../Stated.ts"

/** `Rechtsanwältin, Fachanwältin für Arbeitsrecht`: what somebody may call themselves by an examination alone. */
export const papersOfTitle = ({ field, value, quote }: Stated): ReadonlyArray<Stated> =>
  field === "professional.current_title" && typeof value === "string"
    ? papersIn(value).flatMap(paper => statedBy({ field: "education.certifications", value: paper }, quote))
    : []
