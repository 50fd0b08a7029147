/** `started the Reading Club, which …`, `set up the joint panel, through which …`: what goes on with what it does for others. */
const forOthers =
  /^,? (?:(?:through|by|from|with|under|in) )?(?:which|that)(?! (?:I|she|he|they)(?: (?:still|now|also))? (?:belong|sing|play|run|row|chair))(?![\p{L}])/u
const making = /(?<![\p{L}])(?:started|set up|launched|created|founded|began) (?:the |an? |her |his |our )?$/u

/** Whether a text says of what somebody has made whom it serves: its maker is no member of it. */
export const isMadeForOthers = (text: string, name: string): boolean => {
  const at = text.indexOf(name)
  return at !== -1 && making.test(text.slice(0, at)) && forOthers.test(text.slice(at + name.length))
}
