import { regex } from "../../sources/regex.ts"

/** Parties, unions, houses of belief and groups of the like, of which no report tells who belongs to them. */
const names = [
  "SPD|CDU|CSU|FDP|AfD|Bündnis 90|(?:Die )?Grünen?|Die Linke|Linken|BSW|Freie Wähler|ÖVP|SPÖ|FPÖ|NEOS|SVP|GLP|Piratenpartei|\\p{L}*[Pp]artei|\\p{L}*fraktion|[Gg]ewerkschaft\\p{L}*|IG Metall|IG BCE|ver\\.?di|\\p{L}*[Kk]irchen?$|\\p{L}*[Gg]emeinderats?|Pfarr\\p{L}*|\\p{L}*[Gg]emeindebrief|Diözes\\p{L}+|Bistum\\p{L}*|\\p{L}*[Ss]ynode|Moschee\\p{L}*|Synagoge\\p{L}*|DITIB|Betriebsrats?|Gemeinderats?|Stadtrats?|Kreistags?|Landtags?|Bundestags?",
  "[Pp]arti(?: [Ss]ocialiste)?|LFI|La France insoumise|Rassemblement [Nn]ational|Les Républicains|Renaissance|MoDem|EELV|Les Écologistes|Bloc [Qq]uébécois|Québec [Ss]olidaire|CAQ|Coalition [Aa]venir Québec|NPD|Reconquête|Ligue du Nord|PCF|Parti \\p{L}+|CGT|CFDT|CFE-CGC|Force [Oo]uvrière|Solidaires|UNSA|[Ss]yndicat \\p{L}+|[Pp]aroisse|[Éé]glise|[Dd]iocèse|[Cc]onseil municipal",
  "GroenLinks|PvdA|VVD|D66|CDA|SP|PVV|ChristenUnie|SGP|Volt|BBB|NSC|N-VA|Vlaams Belang|Open Vld|cd&v|Vooruit|FNV|CNV|\\p{L}*[Kk]erk|\\p{L}*[Pp]arochie|\\p{L}*[Gg]emeenteraad|\\p{L}*vakbond|\\p{L}*[Mm]oskee|Provinciale Staten|\\p{L}*[Gg]emeente",
  "PSOE|PP|Vox|VOX|Podemos|Sumar|PNV|EAJ-PNV|ERC|Junts|EH Bildu|Ciudadanos|Izquierda Unida|Frente Amplio|Morena|PAN|PRI|CCOO|Comisiones Obreras|UGT|ELA|LAB|USO|[Pp]arroquia|[Ii]glesia|[Hh]ermandad|Opus Dei|[Cc]ofradía d\\p{L}+ \\p{L}+|[Aa]yuntamiento|Partido \\p{L}+|[Ss]indicato",
  "PSD|CDS|Bloco de Esquerda|PCP|Chega|Iniciativa Liberal|Livre|PT|PSDB|PSOL|MDB|PSB|PL|Partido \\p{L}+|CGTP|CUT|[Ss]indicato|[Pp]aróquia|[Ii]greja|[Cc]âmara [Mm]unicipal|[Dd]iocese",
  "Partito \\p{L}+|PD|Lega|Forza Italia|Fratelli d['’]Italia|Movimento 5 [Ss]telle|Italia Viva|Azione|CGIL|CISL|UIL|[Ss]indacato|[Pp]arrocchia|[Cc]hiesa|[Dd]iocesi|[Cc]onsiglio [Cc]omunale|[Cc]omunità [Ee]braica|Azione [Cc]attolica",
  "Socialdemokrat\\p{L}+|Moderaterna|Sverigedemokraterna|Miljöpartiet|Vänsterpartiet|Centerpartiet|Liberalerna|Kristdemokraterna|Arbeiderpartiet|Høyre|Fremskrittspartiet|Sosialistisk Venstreparti|Senterpartiet|Venstre|Rødt|Krf|KrF|Enhedslisten|Radikale Venstre|Dansk Folkeparti|Konservative|\\p{L}+partie?t|\\p{L}*[Kk]yrkan?$|\\p{L}*[Ff]örsamling\\p{L}*|\\p{L}*[Kk]irken?$|\\p{L}*[Mm]enighet\\p{L}*|\\p{L}*[Kk]ommunfullmäktige|\\p{L}*[Kk]ommunestyre\\p{L}*|Byråd\\p{L}*|LO|TCO|IF Metall|Unionen|Fellesforbundet|Fagforbundet|3F|\\p{L}*[Ff]ackförbund\\p{L}*|Fagforening\\p{L}*",
  "Platform\\p{L}+ Obywatelsk\\p{L}+|Praw\\p{L}+ i Sprawiedliwoś\\p{L}+|PiS|PO|PSL|Lewic\\p{L}+|Konfederacj\\p{L}+|Polsk\\p{L}+ 2050|Koalicj\\p{L}+ Obywatelsk\\p{L}+|Razem|Solidarnoś\\p{L}+|OPZZ|[Zz]wiąz\\p{L}+ [Zz]awodow\\p{L}+|[Kk]ości[oó]ł\\p{L}*|[Pp]arafi\\p{L}+|Rad\\p{L}+ (?:Miasta|Gminy|Powiatu|Dzielnicy)|Sejm\\p{L}*|Akcj\\p{L}+ Katolick\\p{L}+|Caritas",
  // Belief, origin, illness and whom somebody loves, in whatever a group of those is called.
  "[Pp]arlament\\p{L}*|[Cc]at[hóoò]l\\p{L}+|[Kk]ath?ol\\p{L}+|[Ee]vang[eé]l\\p{L}+|[Bb][ií]bli\\p{L}+|[Cc]rist(?:ian|ã)\\p{L}*|[Aa]te[uoi]s?|[Aa]théis\\p{L}+|[Aa]theist\\p{L}*|[Jj](?:ud[íe]|üdisch|uiv|oods)\\p{L}*|[Mm]us[uü]lm\\p{L}+|\\p{L}*[Mm]oschee\\p{L}*|\\p{L}*[Ss]ynagog\\p{L}*|\\p{L}*[Gg]ospel\\p{L}*|[Nn]egr[oa]s|[Gg]itan[oa]s|LGTB\\p{L}*|LGBT\\p{L}*|[Gg]ays?|[Ll]esb\\p{L}+|[Dd]iab[eé]t\\p{L}+|[Ee]nferm[oa]s|[Aa]lco[oh]*l\\p{L}+|[Ss]ocialistas?"
].join("|")

/** Whether a name is that of a party, a union, a house of belief or a group that tells as much. */
export const isPrivateName = (name: string): boolean =>
  regex.u`(?<![\\p{L}-])(?:${names})(?![\\p{L}])`.test(name)
