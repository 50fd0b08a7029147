import { json, type MakeService } from "./Service.ts"

export const edgar: MakeService = ({ edgar: companies }) => ({
  name: "edgar",
  hosts: ["www.sec.gov", "data.sec.gov"],
  answer: ({ url }) => {
    if (url.pathname === "/files/company_tickers.json") {
      return json(
        Object.fromEntries(
          companies.map(({ cik, ticker, name }, index) => [
            String(index),
            { cik_str: cik, ticker, title: name }
          ])
        )
      )
    }
    const [, number = ""] = /^\/submissions\/CIK(\d{10})\.json$/.exec(url.pathname) ?? []
    const company = companies.find(({ cik }) => String(cik).padStart(10, "0") === number)
    if (company === undefined) return undefined
    const address = { street1: "1 Example Way", city: company.city, stateOrCountry: company.state }
    return json({
      cik: String(company.cik),
      entityType: "operating",
      sic: company.sic,
      sicDescription: company.industry,
      name: company.name,
      tickers: [company.ticker],
      exchanges: ["NYSE"],
      stateOfIncorporation: "DE",
      addresses: { mailing: address, business: address },
      formerNames: [],
      filings: { recent: { accessionNumber: [], form: [] }, files: [] }
    })
  }
})
