/** Whether a text shows nothing: blanks, controls and characters without a shape of their own do not count. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** The text, or `null` when there is none to show. */
export const visible = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isBlank(text) ? null : text
