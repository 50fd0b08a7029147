const year = "(?:19|20)\\d\\d"

/**
 * What says when, right before a verb whose pronoun a language leaves out: `Los martes toco …`, `Od 2016 roku jestem …`. By the
 * code of the language; where pronouns stand, the verb is found by them.
 */
const times: Readonly<Record<string, string>> = {
  es: `(?:ya )?(?:desde|en|hacia) (?:\\p{L}+ de )?${year}|desde hace (?:\\p{L}+ ){1,2}años|desde (?:hace tiempo|niñ[oa]|pequeñ[oa]|joven|siempre)|(?:todos )?los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)(?: y (?:los )?(?:jueves|viernes|sábados|domingos))?(?: por la (?:mañana|tarde|noche))?|(?:los|el|durante los|entre) fin(?:es)? de semana|cada (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|año|verano|invierno|primavera|otoño|mañana|tarde|noche|día)|por las? (?:noches?|tardes?|mañanas?)|de (?:día|noche)|en (?:verano|invierno)|a (?:veces|ratos)|una vez (?:al mes|a la semana|al año)|(?:ese|el mismo|al) año(?: siguiente)?|poco después|después|luego|más tarde|aparte|fuera de (?:eso|la pista|las aulas|la cocina|la consulta|la oficina)|en casa`,
  pt: `(?:já )?(?:desde|em) (?:\\p{L}+ de )?${year}|há (?:\\p{L}+ ){1,2}anos|desde (?:menin[oa]|crianç[ao]|pequen[oa]|jovem|sempre)|(?:tod[oa]s )?(?:aos|os|às|as) (?:sábados|domingos|segundas|terças|quartas|quintas|sextas)(?:-feiras)?(?: (?:de manhã|à noite|à tarde))?|(?:aos|nos) (?:fins|finais) de semana|ao fim de semana|cada (?:semana|mês|ano|verão|inverno)|à (?:noite|tarde)|de (?:manhã|dia|noite)|no (?:verão|inverno)|às vezes|uma vez por (?:mês|semana|ano)|nesse ano|no (?:mesmo ano|ano seguinte)|depois|mais tarde|em casa`,
  it: `(?:già )?(?:dal|nel|dall['’]anno) (?:\\p{L}+ )?${year}|da (?:\\p{L}+ ){1,2}anni|(?:fin )?da (?:bambin[oa]|piccol[oa]|ragazz[oa]|sempre)|(?:il|la|ogni|tutti i|tutte le) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|sabati|domeniche)(?: (?:mattina|sera|pomeriggio))?|nel (?:weekend|fine settimana)|(?:ogni|una volta) (?:settimana|mese|anno|estate|inverno|al mese|alla settimana|all['’]anno|mattina|sera|giorno)|la (?:sera|notte|mattina)|di (?:sera|notte|giorno)|d['’](?:estate|inverno)|a volte|(?:lo stesso|l['’])anno(?: dopo)?|poi|più tardi|a casa`,
  pl: `(?:już )?od (?:\\p{L}+ )?${year}(?: r\\.| roku)?|w ${year}(?: r\\.| roku)?|od (?:\\p{L}+ ){0,2}lat|od (?:dziecka|dzieciństwa|zawsze|młodości)|w (?:każd(?:y|ą) )?(?:poniedziałek|poniedziałki|wtorki?|środ[yę]|czwartki?|piątki?|sobot[yę]|niedziel[eę]|weekendy?)|(?:co|każdego) (?:tydzień|miesiąc|roku|dnia|lata|wieczora|sobotę|niedzielę|środę)|wieczor(?:em|ami)|nocami|rano|w (?:dzień|nocy)|na co dzień|latem|zimą|czasem|czasami|raz w (?:tygodniu|miesiącu|roku)|rok później|potem|później|poza (?:tym|pracą)|po (?:godzinach|pracy)|w domu`
}

/** As a pattern; matches nothing in a language that leaves no pronoun out. */
export const timesOf = (code: string): string => times[code] ?? "(?!)"
