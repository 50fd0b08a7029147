/** Hits of a web search, as an engine shows them. */
export interface Hit {
  readonly url: string
  readonly title: string
  readonly text: string
  readonly date?: string
}

export const hits: Readonly<Record<string, ReadonlyArray<Hit>>> = {
  '"Ines Okafor" "Tideworks"': [
    {
      url: "https://forum.example/speakers/ines-okafor?utm_source=news#top",
      title: "Ines Okafor – North Sea Forum",
      text: "Ines Okafor is Head of Data at Tideworks. She ... spoke about tides",
      date: "Fri, 03 Oct 2025 08:00:00 GMT"
    },
    {
      url: "https://m.forum.example/speakers/ines-okafor/",
      title: "Ines Okafor – North Sea Forum",
      text: "The same page for telephones."
    },
    {
      url: "https://www.tideworks.example/news/1",
      title: "Tideworks opens a lab",
      text: "Rui Prates cut the ribbon."
    },
    {
      url: "https://github.com/inesok",
      title: "inesok (Ines Okafor) · GitHub",
      text: "Ines Okafor has 12 repositories available."
    },
    {
      url: "https://inesokafor.example/writing",
      title: "INÉS OKAFOR: writing",
      text: "Essays about the sea."
    }
  ],
  '"Ines Okafor" site:linkedin.com/in': [
    {
      url: "https://pt.linkedin.com/in/Ines-Okafor?trk=people",
      title: "Ines Okafor - Head of Data - Tideworks | LinkedIn",
      text: "Experience: Tideworks · Education: University of Porto · Location: Lisbon · 500+ connections on LinkedIn."
    },
    {
      url: "https://www.linkedin.com/in/ines-okafor-dentist",
      title: "Ines Okafor - Dentist - Smile Cl... | LinkedIn",
      text: "Ines Okafor. Dentist in Faro."
    },
    {
      url: "https://www.linkedin.com/in/rui-prates",
      title: "Rui Prates - CFO - Tideworks | LinkedIn",
      text: "Works with Ines Okafor."
    }
  ],
  '"Ines Okafor" site:tideworks.example': [
    {
      url: "https://x.com/ines_ok",
      title: "Ines Okafor (@ines_ok) / X",
      text: "The latest posts from Ines Okafor (@ines_ok). Data under water. Head of Data at Tideworks"
    },
    {
      url: "https://x.com/someone_else",
      title: "Ines Okafor (@ines_two) / X",
      text: "Another handle than the address has."
    }
  ],
  '"Ines Okafor" "Tideworks" (podcast OR talk OR interview)': [
    {
      url: "https://www.linkedin.com/posts/ines-okafor_tides-activity-1",
      title: "Ines Okafor on LinkedIn: We measured the tide for a year. It was worth it. And then...",
      text: "View the post"
    }
  ],
  "https://www.linkedin.com/in/ines-okafor": [
    {
      url: "https://uk.linkedin.com/in/ines-okafor/",
      title: "Ines Okafor, PhD - Head of Data at Tideworks | LinkedIn",
      text: "I build instruments that listen to the sea. I enjoy ... more"
    },
    {
      url: "https://www.linkedin.com/in/another-okafor",
      title: "Another Okafor - CFO - Elsewhere | LinkedIn",
      text: "Somebody else."
    }
  ]
}

/** The query of a posted question. */
export const queryOf = (body: string | undefined): string => {
  const question: unknown = JSON.parse(body ?? "{}")
  return typeof question === "object" && question !== null && "query" in question
    ? String(question.query)
    : ""
}
