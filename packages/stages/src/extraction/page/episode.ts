import { capitalize } from "../../names/namePattern.ts"
import type { Page } from "../../sources/readPage.ts"
import { mentionsIn } from "../naming/personMentions.ts"

/** An episode of a show that the prospect is on, as its page titles it. */
export interface Episode {
  /** The page's own words in which it stands, to be shown in one line. */
  readonly shown: string
  /** Without its number and whom it is with, where that leaves a title. */
  readonly title: string
  /** The show, where the page names it. */
  readonly show: string | null
}

const ofEpisode = /\bpodcast|\bepisode\b|\bep\.? ?\d|#\d{1,4}\b|^\d{1,3}(?:[.:]| ·) /i
const ofShow = /\b(?:podcast|pod|radio|show|fm|conversations|talks?|sessions)\b|cast$/i
const separator = /\s+[|–—·•-]\s+/u

const number =
  /^(?:(?:episode|ep\.?|folge|épisode|episodio|aflevering|avsnitt|no\.?)\s*)?#?\d{1,4}\s*(?:[.:–—·|-]\s*|\s)/iu
const withWhom = /,? (?:with|w\/|ft\.?|feat\.?|featuring|mit|avec|con|com|met|med) $/iu
/** `Ada Lovelace: the rota is on the fridge` */
const subjectFirst = /^(?::| [–—-]) (?<title>.+)$/u

const fewestWords = 3

/** `The rota is on the fridge` of `58 · Ada Lovelace: the rota is on the fridge`; `undefined` where no title is left. */
const titleOf = (text: string, names: ReadonlyArray<string>): string | undefined => {
  const plain = text.replace(number, "").replace(/^episode:\s*/iu, "")
  const [mention] = mentionsIn(plain, names)
  const title =
    mention === undefined
      ? plain
      : mention.start === 0
        ? (subjectFirst.exec(plain.slice(mention.end))?.groups?.title ?? "")
        : withWhom.test(plain.slice(0, mention.start))
          ? plain.slice(0, mention.start).replace(withWhom, "")
          : ""
  const whole = title.replace(/^["“„«]|["”“»]$/gu, "").trim()
  return whole.split(" ").length < fewestWords ? undefined : whole
}

/** The guest is named right below: `With Ada Lovelace of Acme.` */
const guest = /^(?:with|guests?:?|featuring|mit|avec|con|com|met|med) $/iu

/** The show, where the window's title ends with it: `58 · The rota is on the fridge | The Care Pod`. */
const showIn = (title: string, headline: string, names: ReadonlyArray<string>): string | null => {
  const parts = title.split(separator)
  const site = parts.length > 1 ? (parts.at(-1) ?? "") : ""
  const isShow = site !== "" && site !== headline && mentionsIn(site, names).length === 0
  return isShow && (ofShow.test(site) || ofEpisode.test(headline)) ? site : null
}

const isGuestIn = (line: string, names: ReadonlyArray<string>): boolean => {
  const [mention] = mentionsIn(line, names)
  return mention !== undefined && guest.test(line.slice(0, mention.start))
}

/** In characters: a shorter line below a headline says when, or how long. */
const shortestNote = 20

/** The episode that a page is about, if its headline, its title or the line below them names the prospect. */
export const episodeOn = (
  page: Page,
  headline: string,
  names: ReadonlyArray<string>
): Episode | undefined => {
  const title = page.title ?? ""
  const isEpisode = ofEpisode.test(headline) || ofEpisode.test(title) || /podcast|episode/i.test(page.url)
  if (!isEpisode) return undefined
  const show = showIn(title, headline, names)
  const whole =
    show === null ? title : title.slice(0, title.lastIndexOf(show)).replace(/\s*[|–—·•-]\s*$/u, "")
  const note = page.lines.find(({ isHeading, text }) => !isHeading && text.length > shortestNote)?.text ?? ""
  const shown =
    [headline, whole].find(text => mentionsIn(text, names).length > 0) ??
    (isGuestIn(note, names) ? headline : undefined)
  if (shown === undefined) return undefined
  const own = titleOf(shown, names)
  // The headline has it with its capital.
  const isHeaded = own !== undefined && headline.includes(capitalize(own))
  return { shown, title: (isHeaded ? capitalize(own) : own) ?? shown, show }
}
