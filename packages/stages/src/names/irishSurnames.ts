/** Surnames as English writes them, each with how Irish does; folded, and without Ó, Ní, Mac and Nic. */
const spellings = `boyle:baoill breen:braoin brennan:braonain brien:briain,brien buckley:buachalla burke:burca byrne:broin
callaghan:ceallachain carroll:cearbhaill carthy:carthaigh,carrthaigh casey:cathasaigh clarke:cleirigh cleary:cleirigh
clery:cleirigh coffey:cobhthaigh collins:coileain connell:conaill connolly:conghaile connor:conchuir,conchubhair,conchobhair
conway:conbhui costello:coistealbha cronin:croinin cullen:cuillin cunningham:cuinneagain curran:corrain daly:dalaigh
dermott:diarmada devlin:doibhilin dolan:dolain doherty:dochartaigh donnell:domhnaill donoghue:donnchadha,donnchu
donovan:donnabhain,donnobhain dowd:dubhda doyle:dubhghaill,duill driscoll:drisceoil duffy:dufaigh,dubhthaigh dunn:duinn,doinn
dunne:duinn,doinn dwyer:duibhir egan:aogain fahy:fathaigh fallon:falluin farrell:fearghail,fearail fitzgerald:gearailt
flaherty:flaithearta,flaithbheartaigh flanagan:flannagain flynn:floinn foley:foghlu gallagher:gallchoir,gallchobhair
gorman:gormain grady:gradaigh grath:craith griffin:griofa hagan:hagain hanlon:hanluain hara:headhra heffernan:hifearnain
hennessy:haonghusa hickey:hici higgins:huiginn hogan:hogain joyce:seoighe kane:cathain kavanagh:caomhanach keane:cathain
kearney:cearnaigh keeffe:caoimh kelly:ceallaigh kenna:cionaoith kennedy:cinneide leary:laoghaire,laoire loughlin:lochlainn
lynch:loingsigh lyons:laighin madden:madain maguire:uidhir mahon:mathuna,mathghamhna mahony:mathuna,mathghamhna malley:maille
molloy:maolmhuaidh mooney:maonaigh moore:mordha moran:morain mulcahy:maolchathaigh mulligan:maolagain murphy:murchu
murray:muireadhaigh namara:conmara neill:neill nolan:nuallain phelan:faolain power:paor quinn:cuinn reagan:reagain,riagain
regan:reagain,riagain reilly:raghallaigh roche:roiste rourke:ruairc ryan:riain,maoilriain scanlon:scannlain shea:seaghdha
sheehan:siochain,siodhachain sheridan:sirideain smith:gabhann sullivan:suilleabhain sweeney:suibhne tierney:tighearnaigh
tobin:toibin toole:tuathail walsh:breathnach,breatnach ward:baird whelan:faolain`

/** After Ní and Nic the first letter is softened: Ní Shúilleabháin. */
const unsoftened = (irish: string): string => irish.replace(/^(?<hard>[bcdfgmpst])h/u, "$<hard>")

const irishByEnglish: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  spellings.split(/\s+/).map(pair => {
    const [english = "", irish = ""] = pair.split(":")
    return [english, new Set(irish.split(","))] as const
  })
)

/** Whether a folded word is a surname that English also writes with a descent before it: `driscoll` of O’Driscoll. */
export const isIrishSurname = (word: string): boolean => irishByEnglish.has(word)

/** `osullivan` and `sullivan`, `mccarthy` and `carthy`: English writes the descent at the name, or not at all. */
const irishOf = (english: string): ReadonlySet<string> | undefined =>
  irishByEnglish.get(english) ?? irishByEnglish.get(english.replace(/^(?:o|mc|mac)/u, ""))

const isIrishOf = (irish: string, english: string): boolean =>
  irishOf(english)?.has(unsoftened(irish.replace(/^(?:mac|o)/u, ""))) === true

/** Whether one surname is the other as Irish writes it: O’Sullivan and Ó Súilleabháin. Both are folded. */
export const areIrishAndEnglish = (left: string, right: string): boolean =>
  isIrishOf(left, right) || isIrishOf(right, left)
