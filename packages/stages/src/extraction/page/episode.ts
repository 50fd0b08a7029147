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

const marked = /\bpodcast|\bepisode\b|\bep\.? ?\d|#\d{1,4}\b|^\d{1,3}(?:[.:]| ·) /i
const ofShow = /\b(?:podcast|pod|radio|show|fm|conversations|talks?|sessions)\b|cast$/i
const separator = /\s+[|–—·•-]\s+/u

const number =
  /^(?:(?:episode|ep\.?|folge|épisode|episodio|aflevering|avsnitt|no\.?)\s*)?#?\d{1,4}\s*(?:[.:–—·|-]\s*|\s)/iu
const named = /^episode:\s*/iu
const company = /,? (?:with|w\/|ft\.?|feat\.?|featuring|mit|avec|con|com|met|med) $/iu
/** `Ada Lovelace: the rota is on the fridge` */
const subjectFirst = /^(?::| [–—-]) (?<title>.+)$/u

const fewestWords = 3

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** `The rota is on the fridge` of `58 · Ada Lovelace: the rota is on the fridge`; `undefined` where no title is left. */
const titleOf = (text: string, names: ReadonlyArray<string>): string | undefined => {
  const plain = text.replace(number, "").replace(named, "")
  const [mention] = mentionsIn(plain, names)
  const title =
    mention === undefined
      ? plain
      : mention.start === 0
        ? (subjectFirst.exec(plain.slice(mention.end))?.groups?.title ?? "")
        : company.test(plain.slice(0, mention.start))
          ? plain.slice(0, mention.start).replace(company, "")
          : ""
  const whole = title.replace(/^["“„«]|["”“»]$/gu, "").trim()
  return whole.split(" ").length < fewestWords ? undefined : whole
}

/** The guest is named right below: `With Ada Lovelace of Acme.` */
const guest = /^(?:with|guests?:?|featuring|mit|avec|con|com|met|med) $/iu

/** The episode that a page is about, if its headline, its title or the line below them names the prospect. */
export const episodeOn = (
  page: Page,
  headline: string,
  names: ReadonlyArray<string>
): Episode | undefined => {
  const title = page.title ?? ""
  const isEpisode = marked.test(headline) || marked.test(title) || /podcast|episode/i.test(page.url)
  if (!isEpisode) return undefined
  const parts = title.split(separator)
  const site = parts.length > 1 ? (parts.at(-1) ?? "") : ""
  const isShow = site !== "" && site !== headline && mentionsIn(site, names).length === 0
  const show = isShow && (ofShow.test(site) || marked.test(headline)) ? site : null
  const below = page.lines.find(({ isHeading, text }) => !isHeading && text.length > 20)?.text ?? ""
  const [below1] = mentionsIn(below, names)
  const isGuest = below1 !== undefined && guest.test(below.slice(0, below1.start))
  const whole =
    show === null ? title : title.slice(0, title.lastIndexOf(site)).replace(/\s*[|–—·•-]\s*$/u, "")
  const shown =
    [headline, whole].find(text => mentionsIn(text, names).length > 0) ?? (isGuest ? headline : undefined)
  if (shown === undefined) return undefined
  const own = titleOf(shown, names)
  // The headline has it with its capital.
  const asHeaded = own === undefined || !headline.includes(capitalized(own)) ? own : capitalized(own)
  return { shown, title: asHeaded ?? shown, show }
}
