/** Words that tell what a house does; what is left of its name is what people call it. */
const kindOfHouse = new Set(
  `the of and for de du der van & systems system software solutions solution technology technologies labs lab group holding
holdings partners associates consulting consultants services media studios studio analytics energy water rivers authority
agency bank finance financial capital insurance health healthcare hospital hospitals clinic children’s children's school girls’ girls'
boys’ boys' college university trust foundation institute council logistics robotics foods brewery glass port harbour harbor
airport haven hafen puerto porto museum theatre theater library orchestra press publishing engineering construction
architects architecture arquitectura arquitetura architektur design logistik international global national small community
regional district county city therapeutics pharma pharmaceuticals biotech biosciences bio diagnostics genomics medical devices
pay payments networks network digital cloud data security power electric electronics instruments optics mobility motors
aerospace marine shipping freight foods food bakery farms estates properties property homes housing legal law solicitors
insurance assurance advisory ventures investments asset wealth games gaming entertainment music records films pictures
spanntechnik technik maschinenbau werke verlag stiftung gmbh ag kg se ltd limited llp llc inc plc corp sa srl spa bv nv ab as oy
sp z o.o. pte pty co company industries industrial manufacturing tools machines materials chemicals plastics textiles
conservatorio conservatory conservatoire konservatorium conservatório orthetik orthotics optik akademie institut instituto
istituto musica musik music di de della do da für für dei des kliniken klinik clinic clinics pharmacy apotheke praxis vets veterinary
ceramics faianças bodegas viticultores wines winery farms orchards boats yachts air airlines ferries lines communications comunicação
communication relations public recruitment staffing people advisors advisers accountants accounting audit tax payroll ventures robotics
furniture joinery brewing coffee roasters dairy dairies chocolate textiles clothing fashion apparel jewellery jewelry florists garage auto
automotive cars bikes cycles sports fitness dental dentistry optical opticians supply supplies wholesale trading traders imports exports builders
building roofing plumbing heating landscaping gardens nursery nurseries packaging printing print paper timber lumber steel metals foundry mills toys
equipment hire rental rentals leasing realty brokers brokerage freightways haulage removals storage warehousing cleaning catering brewers distillery
distillers vineyard vineyards outfitters surveyors surveying environmental renewables solar wind
sciences science research education learning academy training travel hotels hotel hospitality restaurants retail stores`.split(
    /\s+/
  )
)

/** `Hospitals`, `Freight Partners`: words that tell what a house does, and no more. */
export const areKindsOfHouse = (text: string): boolean => {
  const words = text.replace(/,/g, "").trim().split(/\s+/)
  return words.every(word => kindOfHouse.has(word.toLowerCase()))
}

const shortestName = 5

/** `Karaka Line` of Karaka Line Logistics: pages leave out the words behind the name; undefined where there are none. */
export const nameAlone = (company: string): string | undefined => {
  const words = company.replace(/,/g, "").trim().split(/\s+/)
  const end = words.findLastIndex(word => !kindOfHouse.has(word.toLowerCase()))
  const name = words.slice(0, end + 1).join(" ")
  return end >= 0 && end < words.length - 1 && name.length >= shortestName ? name : undefined
}

/** `Northmoor` of Northmoor Rivers Authority: the one word that is a name. */
export const shortNames = (companies: ReadonlyArray<string>): ReadonlyArray<string> =>
  companies.flatMap(company => {
    const names = company.split(/[\s,]+/).filter(word => word !== "" && !kindOfHouse.has(word.toLowerCase()))
    const [name = ""] = names
    return names.length === 1 && name.length >= shortestName && /^\p{Lu}/u.test(name) ? [name] : []
  })
