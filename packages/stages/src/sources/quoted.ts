/** A phrase as search interfaces take it: what stands between quotes is looked for as a whole. */
export const quoted = (text: string): string => `"${text.replace(/["\\\s]+/g, " ").trim()}"`
