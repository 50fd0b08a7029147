const quotation = /["“”][^"“”]*["“”]?/gu

/** Speech is somebody else's sentence: nothing is looked for in it, and it comes back in what is told. */
export const withoutSpeech = (sentence: string) => {
  const speeches: Array<string> = []
  const masked = sentence.replace(quotation, speech => `\uE000${speeches.push(speech) - 1}\uE001`)
  const whole = (text: string) =>
    text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => speeches[Number(index)] ?? "")
  return { masked, whole }
}
