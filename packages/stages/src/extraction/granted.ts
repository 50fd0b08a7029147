import { regex } from "../sources/regex.ts"

/** What others do to a person, by its participle: the object of the one is the subject of the other. */
const deeds: Readonly<Record<string, string>> = {
  named: "named",
  listed: "listed",
  lists: "listed",
  ranked: "ranked",
  ranks: "ranked",
  recognised: "recognised",
  recognized: "recognized",
  selected: "selected",
  chose: "chosen",
  picked: "picked",
  honoured: "honoured",
  honored: "honored",
  elected: "elected",
  appointed: "appointed",
  included: "included",
  awarded: "awarded",
  gave: "given",
  featured: "featured",
  voted: "voted",
  shortlisted: "shortlisted",
  nominated: "nominated",
  inducted: "inducted",
  made: "made",
  elevated: "elevated",
  promoted: "promoted",
  admitted: "admitted"
}

const deed = Object.keys(deeds).join("|")
const agent = "(?!(?:She|He|They|I|We|You|It)\\b)\\p{Lu}[^.;:!?]{1,90}?"

/** `Georgia Trend listed her among its Legal Elite` as said of her: `was listed among the Legal Elite`. */
export const granted = (
  sentence: string,
  names: string
): { readonly object: string; readonly clause: string } | undefined => {
  const form =
    regex.u`^(?:In (?:19|20)\\d\\d,? )?${agent} (?:has |have )?(?:also |since |again )?(?<deed>${deed}) (?<object>her|him|them|${names}) (?<rest>(?:to|as|among|in|one|on|an?|the|its|their|for|into|with|\\p{Lu}|\\d).*)$`.exec(
      sentence
    )?.groups
  const participle = deeds[form?.deed ?? ""]
  if (form === undefined || participle === undefined) return undefined
  const rest = (form.rest ?? "").replace(
    /^(?<before>(?:among|as|in|on|to|one of|into|for|with)? ?)(?:its|their) /u,
    "$<before>the "
  )
  return { object: form.object ?? "", clause: `was ${participle} ${rest}` }
}
