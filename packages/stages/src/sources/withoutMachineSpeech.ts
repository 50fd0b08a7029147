import { addressesMachine } from "@prospect-research/core"
import type { VisibleLine } from "./visibleLines.ts"

/**
 * Lines of a page without those that speak to a machine: all of a paragraph, since its other sentences say what the machine
 * shall believe, and what it announces with a colon.
 */
export const withoutMachineSpeech = (lines: ReadonlyArray<VisibleLine>): ReadonlyArray<VisibleLine> => {
  const isSpeech = lines.map(({ text }) => addressesMachine(text))
  const isAnnounced = (index: number): boolean =>
    isSpeech[index - 1] === true && /:\s*$/.test(lines[index - 1]?.text ?? "")
  return lines.filter((_line, index) => isSpeech[index] !== true && !isAnnounced(index))
}
