/**
 * What `answer` says of a text, kept for the last so many different texts that it was asked about; what is longer than `longest`, in
 * characters, is kept nowhere.
 */
export const rememberingLast = <A>(
  count: number,
  answer: (text: string) => A,
  longest = Number.POSITIVE_INFINITY
): ((text: string) => A) => {
  const answers = new Map<string, A>()
  return text => {
    if (text.length > longest) return answer(text)
    const known = answers.get(text)
    if (known !== undefined) return known
    const [oldest] = answers.keys()
    if (answers.size >= count && oldest !== undefined) answers.delete(oldest)
    const found = answer(text)
    answers.set(text, found)
    return found
  }
}
