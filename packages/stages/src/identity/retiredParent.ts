import type { Mention } from "./mentions.ts"

/** `"Big Rob" retired in 2009 and now grows leeks`, `until his death in 1998`: who left a house for good, in a text of theirs. */
const leftForGood =
  /(?<![\p{L}])(?:(?:he|she|["“”][^"“”]{2,30}["“”]|\p{Lu}\p{Ll}+) (?:has )?(?:retired|passed away|died)|until (?:he|she) (?:retired|died)|(?:his|her) (?:retirement|death) in (?:19|20)\d\d|who (?:retired|died|passed away))(?! (?:from (?:racing|sport|playing|rugby|football)|\p{Ll}+ing))(?![\p{L}])/u

/**
 * `Robert Hale Sr.`, of whom a page says in a paragraph of his own that he has retired: whoever has an address at the house
 * is the one that it names beside him.
 */
export const isRetiredParent = (
  { line, name, relation }: Mention,
  lines: ReadonlyArray<string>,
  others: ReadonlyArray<Mention>
): boolean =>
  relation === "another generation" &&
  name.generation === "sr" &&
  leftForGood.test(lines[line] ?? "") &&
  others.some(other => other.line !== line) &&
  others.every(other => other.line !== line)
