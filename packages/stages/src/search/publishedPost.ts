import { Option } from "effect"
import { sameName } from "../names/relateNames.ts"
import { plainLine } from "../sources/plainText.ts"
import type { Post } from "../sources/posts.ts"
import type { SearchResult } from "./SearchEngine.ts"
import { isWhole, wholeSentences } from "./sentences.ts"

const postTitle =
  /^(?<name>[^|:]{3,60}?) (?:on|auf|en|sur) (?<venue>LinkedIn|X|Twitter): ["“]?(?<text>.+?)["”]?(?:\s*[/|]\s*(?:X|Twitter|LinkedIn).*)?$/u

/** A post of the person that a hit shows, as far as it shows whole sentences of it. */
export const publishedPost = (
  { title, url, publishedAt }: SearchResult,
  names: ReadonlyArray<string>
): Option.Option<Post> => {
  const { name = "", venue = "", text = "" } = postTitle.exec(plainLine(title))?.groups ?? {}
  const onService = /^https:\/\/(?:[a-z]+\.)?(?:linkedin|x|twitter)\.com\//.test(url)
  const shown = isWhole(text) ? text : wholeSentences(text).join(" ")
  return onService && shown !== "" && names.some(own => sameName(name, own))
    ? Option.some({ kind: "post", text: shown, date: publishedAt?.slice(0, 10) ?? null, venue })
    : Option.none()
}
