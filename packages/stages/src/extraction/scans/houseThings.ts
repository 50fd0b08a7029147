/** `our ethnography and lab work`, `the firm’s tax practice`, `and the occasional mural`. */
export const ofHouseIn =
  /^(?:our|my|the (?:firm|company|team|studio|group|house|lab|laboratory|practice|office|bank|department|agency|clinic|centre|center|business|trust|charity|council|region|estate|port)['’]s) |(?<= and )the (?:occasional|odd) /gu

/** `tax law, audits and our reports to the council`: behind things of the house no field of work stands. */
export const goingOnOfHouse = /(?<=, [^,]+),? and (?:the|our|its|their) .*$/u

/** What a house has, by its last word. */
export const houseThing =
  /(?:^| )(?:platforms?|systems?|services?|products?|apps?|tools?|websites?|sites?|training|schemes?|programmes?|programs?|networks?|pipelines?)$/iu

/** `manages our brewery and dairy accounts`: for whom the house works; `our statutory accounts` are kept. */
export const ofClients =
  /^(?:our|my|her|his|the (?:firm|company|agency|studio)['’]s) (?![^,;.]*(?:management|annual|statutory|year-end|group|company|final) )(?:[\p{L}&-]+,? ){1,5}accounts(?![\p{L}])/u
