/** What leads from the post that somebody had to the one that they have now. */
const raising =
  /(?<!\p{L})(?:(?:has|have) been|was|is|will be) (?:now )?(?:appointed|promoted|named|made)(?!\p{L})|(?<!\p{L})(?:becomes|has become|will become|takes over as|steps up|promoted)(?!\p{L})|^ to $/u

/** `Our General Manager, Ada Brandt, has been appointed Managing Director`, `promoted from Buyer to Head of Buying`. */
export const isRaisedFrom = (quote: string, old: string, now: string): boolean => {
  const at = quote.indexOf(old)
  const behind = quote.slice(at + old.length)
  const next = behind.indexOf(now)
  return at !== -1 && next > 0 && raising.test(behind.slice(0, next))
}
