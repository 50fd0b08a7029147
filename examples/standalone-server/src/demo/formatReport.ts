import type { IntelligenceReport, TaskEvidence } from "@prospect-research/core"

const indent = (text: string, width = 76): string => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + word.length >= width) {
      lines.push(line)
      line = ""
    }
    line = line === "" ? word : `${line} ${word}`
  }
  return [...lines, line].map(it => `    ${it}`).join("\n")
}

const fact = (label: string, value: string | null | ReadonlyArray<string>): ReadonlyArray<string> => {
  const text = typeof value === "string" || value === null ? value : value.join(", ")
  return text === null || text === "" ? [] : [`  ${label.padEnd(12)} ${text}`]
}

/** A report as plain text, with what each opening line rests on. */
export const formatReport = (result: IntelligenceReport, evidence: TaskEvidence): string => {
  const { professional, education, outreach_intelligence: outreach } = result
  const quotesOf = (field: string) =>
    evidence.basis
      .filter(basis => basis.field === field)
      .flatMap(basis => evidence.claims.filter(claim => basis.claims.includes(claim.id)))
      .map(claim =>
        indent(`“${claim.quote}”, ${evidence.documents.find(it => it.id === claim.document)?.page_url}`)
      )
  return [
    `  Status ${result.status}, confidence ${result.overall_confidence}, identity ${evidence.identity}`,
    "",
    ...fact("Title", professional.current_title),
    ...fact("Company", professional.current_company),
    ...fact("Location", professional.current_location),
    ...fact("Industry", professional.industry),
    ...fact("Skills", professional.skills),
    ...fact(
      "Education",
      education.entries.map(entry => entry.institution)
    ),
    ...outreach.icebreakers.flatMap((icebreaker, index) => [
      "",
      `  Icebreaker ${index + 1} (${icebreaker.confidence}, ${icebreaker.topic_category})`,
      indent(icebreaker.opening_line),
      ...quotesOf(`outreach_intelligence.icebreakers.${index}`).slice(0, 1)
    ]),
    "",
    "  Approach",
    indent(outreach.best_approach),
    "",
    "  Sources",
    ...evidence.sources.map(
      ({ source, verdict, reason }) => `    ${source}: ${verdict}${reason === null ? "" : ` (${reason})`}`
    )
  ].join("\n")
}
