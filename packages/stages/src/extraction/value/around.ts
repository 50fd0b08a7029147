/** What stands before and behind a text where its quote first has it; nothing on either side where it does not. */
export const around = (text: string, quote: string): { readonly before: string; readonly after: string } => {
  const at = quote.indexOf(text)
  return at === -1
    ? { before: "", after: "" }
    : { before: quote.slice(0, at), after: quote.slice(at + text.length) }
}

/** Whether what stands before a text, where its quote first has it, is so. */
export const isBehind =
  (what: RegExp) =>
  (text: string, quote: string): boolean =>
    what.test(around(text, quote).before)
