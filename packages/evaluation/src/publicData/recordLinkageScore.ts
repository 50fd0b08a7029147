import { Names } from "@prospect-research/stages"

type Row = Readonly<Record<string, string>>

/** Which columns of a set of records are compared, and what each adds to the score. */
export interface Comparison {
  readonly given: string
  readonly family: string
  readonly entity: (row: Row) => string
  readonly facts: ReadonlyArray<{
    readonly column: string
    readonly weight: number
    readonly conflict: number
  }>
}

export interface LinkageRecord {
  /** Records of one person have the same. */
  readonly entity: string
  /** Folded; empty when it is not known. */
  readonly first: string
  readonly last: string
  /** Only of records that hold both. */
  readonly name: Names.PersonName | null
  readonly row: Row
}

const rowsOf = (text: string): ReadonlyArray<Row> => {
  const [header = [], ...lines] = text
    .trim()
    .split(/\r?\n/)
    .map(line => line.split(",").map(cell => cell.trim()))
  return lines.map(cells => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ""])))
}

/** Records of comma-separated text without quotes. */
export const parseRecords = (
  text: string,
  { given, family, entity }: Comparison
): ReadonlyArray<LinkageRecord> =>
  rowsOf(text).map(row => {
    const [first = "", last = ""] = [given, family].map(column => Names.foldName(row[column] ?? ""))
    const name = first === "" || last === "" ? null : Names.parseName(`${first} ${last}`)
    return { entity: entity(row), first, last, name, row }
  })

/** What the names of identity resolution add: rare and common ones, similar ones at a share, and another name. */
const nameWeights = { rare: 2, common: 0.5, similarShare: 0.6, another: -3 }

const shares: Readonly<Record<Names.PartRelation, number>> = {
  same: 1,
  similar: nameWeights.similarShare,
  other: 0
}

/** A record may hold one part of a name only: it is compared with the same part, for half of the weight. */
const partShare = (left: LinkageRecord, right: LinkageRecord): number | undefined => {
  if (left.first !== "" && right.first !== "") return shares[Names.relateFirst(left.first, right.first)] / 2
  if (left.last !== "" && right.last !== "") return shares[Names.relateLast(left.last, right.last)] / 2
  return undefined
}

/** Records hold slips in both parts of a name, and names in the wrong columns, where people who write do not. */
const wholeShare = (left: LinkageRecord, right: LinkageRecord): number =>
  Math.max(
    shares[Names.relateFirst(left.first, right.first)] * shares[Names.relateLast(left.last, right.last)],
    shares[Names.relateFirst(left.first, right.last)] * shares[Names.relateLast(left.last, right.first)]
  )

const shareOf = (left: LinkageRecord, right: LinkageRecord): number | undefined => {
  if (left.name === null || right.name === null) return partShare(left, right)
  const relation = Names.relateNames(left.name, right.name)
  return relation === "same" || relation === "similar" ? shares[relation] : wholeShare(left, right)
}

const nameScore = (left: LinkageRecord, right: LinkageRecord): number => {
  const share = shareOf(left, right)
  if (share === undefined) return 0
  const isCommon = [left, right].some(({ last }) => Names.isFrequentSurname(last))
  return share === 0 ? nameWeights.another : share * (isCommon ? nameWeights.common : nameWeights.rare)
}

/** A slip in a number or date is two other digits at most: dates look alike, whoever was born on them. */
const isSlip = (left: string, right: string): boolean =>
  /\d{4}/.test(left) && !/\p{L}/u.test(left)
    ? left.length === right.length && [...left].filter((digit, at) => digit !== right[at]).length <= 2
    : Names.jaroWinkler(left, right) >= Names.leastSimilarity

const factScore = (left: string, right: string, weight: number, conflict: number): number => {
  if (left === "" || right === "") return 0
  if (left === right) return weight
  return isSlip(left, right) ? weight * nameWeights.similarShare : conflict
}

/** The additive score of two records, in the form that identity resolution adds up its signals. */
export const scoreOf = (left: LinkageRecord, right: LinkageRecord, { facts }: Comparison): number =>
  facts.reduce(
    (sum, { column, weight, conflict }) =>
      sum + factScore(left.row[column] ?? "", right.row[column] ?? "", weight, conflict),
    nameScore(left, right)
  )

const beginning = 4

/** What a pair must share to be compared: a telling fact, or a part of the name and how any fact begins. */
const keysOf = ({ row, first, last }: LinkageRecord, { facts }: Comparison): ReadonlyArray<string> => {
  const parts = [first, last].filter(part => part !== "")
  return facts.flatMap(({ column, weight }) => {
    const value = row[column] ?? ""
    if (value === "") return []
    const begins = parts.map(part => `${column} ${part} ${value.slice(0, beginning)}`)
    return weight > 1 ? [`${column} ${value}`, ...begins] : begins
  })
}

/** Pairs of records that may be one person's, each once. */
export const candidatePairs = (
  records: ReadonlyArray<LinkageRecord>,
  comparison: Comparison
): ReadonlyArray<readonly [LinkageRecord, LinkageRecord]> => {
  const groups = new Map<string, Array<LinkageRecord>>()
  for (const record of records) {
    for (const key of keysOf(record, comparison)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [record])
      else group.push(record)
    }
  }
  const seen = new Map<LinkageRecord, Set<LinkageRecord>>()
  return [...groups.values()].flatMap(group =>
    group.flatMap((left, at) =>
      group.slice(at + 1).flatMap(right => {
        const partners = seen.get(left) ?? new Set()
        if (partners.has(right)) return []
        seen.set(left, partners.add(right))
        return [[left, right] as const]
      })
    )
  )
}
