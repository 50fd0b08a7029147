import { describe, expect, it } from "@effect/vitest"
import { namePattern } from "../src/names/namePattern.ts"
import { areNicknames } from "../src/names/nicknames.ts"
import { parseName } from "../src/names/PersonName.ts"
import { relateNames, sameName } from "../src/names/relateNames.ts"
import { jaroWinkler } from "../src/names/similarity.ts"

const relation = (ours: string, theirs: string): string => {
  const [left, right] = [parseName(ours), parseName(theirs)]
  return left === null || right === null ? "no full name" : relateNames(left, right)
}

it("a name is found as it is spelled, whatever its letters, and without its accents", () => {
  for (const [name, text] of [
    ["Žemaitė Jonaitė", "Žemaitė Jonaitė, harbour pilot"],
    ["Mereana Tōtara", "Mereana Totara, harbour pilot"],
    ["S Venkat", "CA S. Venkat, harbour pilot"]
  ] as const) {
    expect(new RegExp(namePattern([name]) ?? "(?!)", "u").test(text)).toBe(true)
  }
})

describe("how two names relate", () => {
  it.each([
    ["Ines Okafor", "Ines Okafor", "same"],
    ["Ines Okafor", "INES OKAFOR", "same"],
    ["Ines Okafor", "Dr. Ines Okafor, PhD", "same"],
    ["Ines Okafor", "Ines Okafor (she/her)", "same"],
    ["Ines Okafor", "Ines Okafor | Head of Data", "same"],
    ["José Núñez", "Jose Nunez", "same"],
    ["Søren Łukasz", "Soren Lukasz", "same"],
    ["Jürgen Müller", "Juergen Mueller", "same"],
    ["Jürgen Müller", "Jurgen Muller", "same"],
    ["Sean O’Brien", "Sean OBrien", "same"],
    ["Ian McDonald", "Ian Mc Donald", "same"],
    ["Niamh O’Connell", "Niamh Ní Chonaill", "same"],
    ["Donal McCarthy", "Donal Mac Cárthaigh", "same"],
    ["Eoin Murphy", "Eoin Ó Murchú", "same"],
    ["Eoin Murphy", "Eoin Ó Conaill", "another name"],
    ["Diarmuid O'Conaill", "Diarmuid Ó Conaill", "same"],
    ["Folke af Ekenstam", "Folke Ekenstam", "same"],
    ["Ramón de la Peña y Luján", "Ramon de la Pena y Lujan", "same"],
    ["Niamh Mac an t-Saoir", "Niamh mac an t-saoir", "same"],
    ["Ginevra de’ Rossi Landi", "Ginevra de' Rossi Landi", "same"],
    ["Ludwig van Beethoven", "Ludwig Beethoven", "same"],
    ["Omar al-Rashid", "Omar Al Rashid", "same"],
    ["Robert Hale", "Bob Hale", "same"],
    ["Bill Hale", "William Hale", "same"],
    ["Robert Hale", 'Robert "Red" Hale', "same"],
    ["Margo O'Shaughnessy", "Marguerite “Margo” O’Shaughnessy", "same"],
    ["Red Hale", 'Robert "Red" Hale', "same"],
    ["Blue Hale", 'Robert "Red" Hale', "another name"],
    ["Katherine Hale", "Catherine Hale", "same"],
    ["Anne-Marie Dupont", "Anne Marie Dupont", "same"],
    ["Anne-Marie Dupont", "Anne Dupont", "same"],
    ["Huiling Chen", "Hui-Ling Chen", "same"],
    ["Ana Smith-Jones", "Ana Smith Jones", "same"],
    ["Ines Okafor", "Okafor, Ines", "same"],
    ["Ines Okafor", "OKAFOR Ines", "same"],
    ["Péter Nagy", "Nagy Péter", "same"],
    ["Ivan Petrov", "Петров Иван", "same"],
    ["Иван Петров", "Иван Сергеевич Петров", "same"],
    ["Иван Петров", "Петров Иван Сергеевич", "same"],
    ["Ivan Petrov", "Иван Петров", "same"],
    ["王小明", "王 小明", "same"],
    ["김민수", "김 민수", "same"],
    ["Minh Do", "Minh Do", "same"],
    ["John A. Smith", "John Adam Smith", "same"],
    ["John Smith", "John A. Smith", "same"],
    ["Ines Okafor", "I. Okafor", "similar"],
    ["Venkat Okafor", "Venkatesan Okafor", "similar"],
    ["Ines Okafor", "Ines O.", "similar"],
    ["Ines Okafor", "Ines Okaffor", "similar"],
    ["Ana Okafor-Lima", "Ana Okafor", "similar"],
    ["María García López", "María García", "similar"],
    ["Liz Hale", "Betty Hale", "similar"],
    ["Robert Hale", "Robert Hale Jr.", "similar"],
    ["Robert Hale jun.", "Robert Hale Jr", "same"],
    ["Robert Hale jun.", "Robert Hale sen.", "another generation"],
    ["Robert Hale jr.", "Robert Hale, júnior", "same"],
    ["Ines Okafor", "Ines Okafor-van der Berg", "similar"],
    ["Ana Maria Sen", "Ana Maria Sen", "same"],
    ["Omar Alrashid", "Omar Al Rashid", "same"],
    ["Jan van der Berg", "Jan Vanderberg", "same"],
    ["John Ford", "John Alford", "another name"],
    ["Martin Hale", "Hale Press Mark Hale", "another name"],
    ["Beat Zurflueeh", "Beat Zurflüeh", "same"],
    ["Joy Okafor", "Maria Joy Okafor", "similar"],
    ["Joy Okafor", "Maria Okafor", "another name"],
    ["Robert Hale", "Robert Hale Sr", "another generation"],
    ["Robert Hale Jr", "Robert Hale III", "another generation"],
    ["John A. Smith", "John B. Smith", "another middle name"],
    ["John E. Smith", "John Y. Smith", "another middle name"],
    ["Jean-Luc Moreau", "Jean-Pierre Moreau", "another middle name"],
    ["Mario Okafor", "Maria Okafor", "another name"],
    ["Paul Okafor", "Paula Okafor", "another name"],
    ["John Johnson", "John Johnston", "another name"],
    ["Wei Chen", "Wei Cheng", "another name"],
    ["Thomas Martin", "Martin Thomas", "another name"],
    ["John Martin", "John Martin Smith", "another name"],
    ["王小明", "王小红", "another name"],
    ["I. Okafor", "I. Okaffor", "another name"],
    ["Ines Okafor", "Rui Okafor", "another name"],
    ["Ines", "Ines Okafor", "no full name"]
  ])("%s and %s: %s", (ours, theirs, expected) => {
    expect(relation(ours, theirs)).toBe(expected)
    expect(relation(theirs, ours)).toBe(expected)
  })

  it("takes two names for one person's only when nothing is left to chance", () => {
    expect(sameName("Robert Hale", "Bob Hale Jr")).toBe(true)
    expect(sameName("Robert Hale", "Robert Hale Sr")).toBe(false)
    expect(sameName("Ines Okafor", "I. Okafor")).toBe(false)
    expect(sameName("Ines Okafor", "Okafor")).toBe(false)
  })
})

describe("nicknames", () => {
  it.each([
    ["robert", "bob", true],
    ["margaret", "peggy", true],
    ["stephen", "steven", true],
    ["giuseppe", "beppe", true],
    ["john", "robert", false],
    ["christina", "christopher", false]
  ])("%s and %s: %s", (left, right, expected) => {
    expect(areNicknames(left, right)).toBe(expected)
    expect(areNicknames(right, left)).toBe(expected)
  })
})

describe("similarity", () => {
  // The figures of Winkler's own examples.
  it.each([
    ["martha", "marhta", 0.961],
    ["dwayne", "duane", 0.84],
    ["dixon", "dicksonx", 0.813],
    ["same", "same", 1],
    ["abc", "xyz", 0]
  ])("%s and %s: %d", (left, right, expected) => {
    expect(jaroWinkler(left, right)).toBeCloseTo(expected, 3)
  })
})

describe("a name as a pattern", () => {
  const finds = (name: string, text: string): string | undefined =>
    new RegExp(namePattern([name]) ?? "$^", "u").exec(text)?.[0]

  it.each([
    ["Ines Okafor", "We met Ines  Okafor.", "Ines  Okafor"],
    ["Ines Okafor", "Ines B. Okafor spoke", "Ines B. Okafor"],
    ["Sinead MacAodha", "Sinéad Mac Aodha spoke", "Sinéad Mac Aodha"],
    ["Sinéad Mac Aodha", "Sinead MacAodha spoke", "Sinead MacAodha"],
    ["Dr. Ines Okafor, PhD", "Ines Okafor spoke", "Ines Okafor"],
    ["Robert Hale Jr", "Bob Hale spoke", "Bob Hale"],
    [
      "Margo O'Shaughnessy",
      "Marguerite “Margo” O’Shaughnessy, Production",
      "Marguerite “Margo” O’Shaughnessy"
    ],
    ["Robert Hale", 'Robert "Red" Hale spoke', 'Robert "Red" Hale'],
    ["Jose Nunez", "José Núñez spoke", "José Núñez"],
    ["Sean O'Brien", "Sean O’Brien spoke", "Sean O’Brien"],
    ["王小明", "创始人王小明先生", "王小明"],
    ["山田太郎", "代表取締役 山田 太郎", "山田 太郎"],
    ["김민수", "대표 김민수는", "김민수"],
    ["王小明", "王小明明来了", undefined],
    ["Ines Okafor", "Agnes Okafor", undefined],
    ["Ines Okafor", "Ines Okafor-Lima", undefined],
    ["Ines Okafor", "ines okafor", undefined],
    ["Ines", "Ines", undefined]
  ])("%s in %s", (name, text, expected) => {
    expect(finds(name, text)).toBe(expected)
  })
})
