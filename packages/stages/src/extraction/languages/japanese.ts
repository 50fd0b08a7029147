import { type Fact, factsOf } from "../Clause.ts"
import type { Topic } from "../topics.ts"
import type { Headings } from "./Language.ts"

/** Labels and headings of Japanese pages: their sentences are not read, but their tables say the same everywhere. */
export const japaneseHeadings: Headings = {
  position: "役職|職位|肩書き?|職種|役割|所属|所属・役職|役職名",
  education: "学歴|出身校|最終学歴|卒業校|出身大学",
  hobbies: "趣味|休日の過ごし方|好きなこと|趣味・特技|オフの過ごし方|マイブーム",
  achievements: "受賞|受賞歴|表彰|表彰歴|主な受賞",
  certifications: "資格|保有資格|取得資格|免許|資格・免許",
  memberships: "所属学会|所属団体|加入団体|会員",
  skills: "専門|専門分野|得意分野|専門領域|スキル",
  location: "勤務地|拠点|在住|居住地|勤務先所在地",
  experience: "経歴|職歴|前職",
  biography: "プロフィール|略歴|自己紹介|メッセージ"
}

const script = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・、，,／/（）()\d年卒\p{Lu}\p{Ll} .-]+$/u
const isJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const school =
  /^(?<school>[\p{sc=Han}\p{sc=Katakana}]{2,20}?(?:大学院|大学|短期大学|高等専門学校|専門学校|高等学校|学院|学校))/u
const year = /(?<year>(?:19|20)\d\d)/u

/** A sentence has a verb, and a list has none. */
const sentence = /(?:です|ます|した|たい|ている|ません|ください|である|だった)/u

const itemsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[、，,／/]|\s+/u)
    .map(item => item.replace(/[（(].*$/u, "").trim())
    .filter(item => item.length > 1 && item.length <= 20)

const education = (text: string): ReadonlyArray<Fact> => {
  const institution = school.exec(text)?.groups?.school
  const graduated = year.exec(text)?.groups?.year
  if (institution === undefined) return []
  const value = {
    institution,
    degree: null,
    field_of_study: null,
    graduation_year: graduated === undefined ? null : Number(graduated)
  }
  return [{ field: "education.entries", value }]
}

/** What a line below a Japanese label lists. */
export const japaneseItems = (text: string, topic: Topic | undefined): ReadonlyArray<Fact> => {
  if (!isJapanese.test(text) || !script.test(text) || sentence.test(text)) return []
  if (topic === "education") return education(text)
  if (topic === "hobbies") return factsOf("personal.hobbies", itemsOf(text))
  if (topic === "certifications") return factsOf("education.certifications", itemsOf(text))
  if (topic === "skills") return factsOf("professional.skills", itemsOf(text))
  if (topic === "achievements") return factsOf("professional.achievements", [text.trim()])
  if (topic === "memberships") return factsOf("personal.memberships", itemsOf(text))
  return []
}
