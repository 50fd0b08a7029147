import { json, type MakeService, sameText } from "./Service.ts"

const card = (name: string) => [
  "vcard",
  [
    ["version", {}, "text", "4.0"],
    ["fn", {}, "text", ""],
    ["org", {}, "text", name]
  ]
]

export const rdap: MakeService = ({ rdap: records }) => ({
  name: "rdap",
  hosts: ["rdap.org"],
  answer: ({ url }) => {
    const [, domain = ""] = /^\/domain\/([^/]+)$/.exec(url.pathname) ?? []
    const record = records.find(it => sameText(it.domain, domain))
    if (record === undefined) return json({ errorCode: 404, title: "Not Found", description: [] }, 404)
    return json({
      objectClassName: "domain",
      handle: `${record.domain.toUpperCase()}-DOM`,
      ldhName: record.domain,
      status: ["client transfer prohibited"],
      events: [{ eventAction: "registration", eventDate: record.registered }],
      entities: [
        {
          objectClassName: "entity",
          roles: ["registrant"],
          vcardArray: card(record.registrant ?? "REDACTED FOR PRIVACY"),
          ...(record.registrant === undefined
            ? { remarks: [{ title: "REDACTED FOR PRIVACY", type: "object redacted due to authorization" }] }
            : {})
        },
        { objectClassName: "entity", roles: ["registrar"], vcardArray: card("Example Registrar Ltd") }
      ]
    })
  }
})
