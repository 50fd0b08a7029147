/** Whom the demo researches: somebody of the fictional world of `packages/evaluation`. */
export const prospect = {
  email: "maren.whitlock@harbourlight.example",
  full_name: "Maren Whitlock",
  company: "Harbourlight Systems"
}
