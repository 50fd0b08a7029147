import { nicknameData } from "./nicknameData.ts"

/** Names that the data lacks, a group a line, in the layout of the data: other spellings, and short forms beyond English. */
const additions = `alexander:xander,alec,alejandro,aleksandr,sascha,sasha alexandra:lexi,sasha barbara:barb catherine:katherine
catherine:kathryn,katharine,kate,katie,kathrin,katrin katherine:kathryn,katharine,katie kathryn:cathy,katharine
christina:christine jeffrey:geoffrey philip:phillip,philippe robert:robbie,bert,roberto stephen:steven,stefan,stephan
william:liam,wilhelm jonathan:jonny eric:erik frederick:fred,freddie,friedrich lawrence:laurence benjamin:benny
anthony:tony,antonio francisco:paco,pancho,fran ignacio:nacho jose:pepe,josé enrique:quique guillermo:memo,guille
jesus:chucho dolores:lola concepcion:concha maria:mari rosario:charo giuseppe:beppe,peppe luigi:gigi giovanni:gianni
johannes:hans,johann,jan heinrich:heinz,heiner josef:sepp,joseph sebastian:basti,seb susanne:susi,susan
ulrich:uli,ulli wolfgang:wolf matthias:matze,mathias andreas:andi,andy aleksei:alyosha,alexey dmitri:dima,dmitry
mikhail:misha,michail vladimir:volodya,vova ivan:vanya nikolai:kolya,nikolay ekaterina:katya,katia anastasia:nastya
tatiana:tanya,tania yevgeny:zhenya,evgeny sergei:sergey,seryozha mohammed:mohamed,muhammad,mohammad,mo
krzysztof:krzys katarzyna:kasia malgorzata:gosia aleksandra:ola laszlo:laci istvan:pista`

const shortOf = (data: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map<string, Set<string>>()
  for (const group of data.split(/\s+/)) {
    const [name = "", short = ""] = group.split(":")
    names.set(name, new Set([...(names.get(name) ?? []), ...short.split(",")]))
  }
  return names
}

const nicknames = shortOf(`${nicknameData} ${additions}`)

const fullNames = new Map<string, Array<string>>()
for (const [name, shorts] of nicknames) {
  for (const short of shorts) fullNames.set(short, [...(fullNames.get(short) ?? []), name])
}

/** Whether one given name is a usual short form or spelling of the other. Both are folded. */
export const areNicknames = (left: string, right: string): boolean =>
  nicknames.get(left)?.has(right) === true || nicknames.get(right)?.has(left) === true

/** Whether both are short forms of one name, as `liz` and `betty`: one person rarely goes by both. */
export const shareFullName = (left: string, right: string): boolean =>
  fullNames.get(left)?.some(name => nicknames.get(name)?.has(right)) === true

/** The other forms that a given name is used in; folded. */
export const formsOf = (given: string): ReadonlyArray<string> => [
  ...new Set([...(nicknames.get(given) ?? []), ...(fullNames.get(given) ?? [])])
]

/** Whether the name is one that the data knows as a given name. */
export const hasForms = (given: string): boolean => nicknames.has(given) || fullNames.has(given)
