// Delacroix Webster PLLC, Manchester, New Hampshire. Hand-written HTML with microdata; a partner has a statesman's name.
const host = "https://delacroixwebster.example"
const lw = (file, title, main) => ({
  url: host + file,
  body: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><TITLE>${title}</TITLE><META NAME="keywords" CONTENT="attorney, lawyer, Manchester NH, estate planning, construction law"></HEAD>
<BODY BGCOLOR="#fffff4"><TABLE WIDTH="760" ALIGN="center"><TR><TD COLSPAN="2"><H2>Delacroix Webster PLLC</H2><I>Attorneys at Law &#8212; Manchester, New Hampshire</I></TD></TR>
<TR><TD WIDTH="150" VALIGN="top"><A HREF="${host}/index.html">Home</A><BR><A HREF="${host}/attorneys.html">Attorneys</A><BR><A HREF="${host}/practice.html">Practice areas</A><BR><A HREF="${host}/directions.html">Directions</A></TD>
<TD VALIGN="top">${main}</TD></TR>
<TR><TD COLSPAN="2"><FONT SIZE="1">875 Amoskeag Row, Manchester, NH 03101. This site is attorney advertising. No attorney-client relationship arises from reading it. Last revised 3/2026.</FONT></TD></TR></TABLE></BODY></HTML>`
})
const pages = [
  lw("/index.html", "Delacroix Webster PLLC, Manchester NH", `<P>We are a law firm of six lawyers in the Millyard. We draft wills, settle estates, argue about buildings and the land beneath them, and return telephone calls.`),
  lw("/practice.html", "Practice areas - Delacroix Webster PLLC", `<UL><LI>Trusts and estates<LI>Elder law<LI>Construction disputes<LI>Zoning and land use</UL>`),
  lw("/directions.html", "Directions - Delacroix Webster PLLC", `<P>Take exit 5 off I-293. Parking behind the building.`),
  lw("/attorneys.html", "Attorneys - Delacroix Webster PLLC", `<H3>Our attorneys</H3>
<DIV ITEMSCOPE ITEMTYPE="https://schema.org/Person"><P><B ITEMPROP="name">Claudette M. Delacroix</B>, <SPAN ITEMPROP="jobTitle">Managing Partner</SPAN>. Trusts, estates and elder law. J.D., Boston College Law School, 1994; A.B., Saint Anselm College. Admitted in New Hampshire and Massachusetts. Fellow of the American College of Trust and Estate Counsel. Author of the chapter on guardianship in the state's continuing-education manual. <A HREF="${host}/delacroix.html">More</A></DIV>
<DIV ITEMSCOPE ITEMTYPE="https://schema.org/Person"><P><B ITEMPROP="name">Daniel Webster</B>, <SPAN ITEMPROP="jobTitle">Partner</SPAN>. Construction disputes, zoning and land use. J.D., University of New Hampshire Franklin Pierce School of Law, 2009; B.A., Bates College. Admitted in New Hampshire and Maine. Yes, that is his name; no, no relation. <A HREF="${host}/webster.html">More</A></DIV>
<P>Also with the firm: Ruth Amidon, Peter Kostas, Hannah Lévesque (associates); Warren Delacroix (of counsel).`),
  lw("/delacroix.html", "Claudette M. Delacroix", `<H3>Claudette M. Delacroix</H3><P>Ms. Delacroix founded the firm with her father in 1999 and has managed it since his retirement. In thirty years she has probated more than a thousand estates. She teaches elder law as an adjunct at the University of New Hampshire and sits on the board of the Amoskeag Hospice House. She speaks French, and on most Sundays from May on she can be seen rowing a single on the Merrimack.`),
  lw("/webster.html", "Daniel Webster", `<H3>Daniel Webster</H3><P>Mr. Webster represents builders, owners and towns. Before law school he framed houses for four years in Lewiston, Maine, and he can still read a set of plans faster than most experts he cross-examines. He won <I>Town of Piscassic v. Harbor Lofts</I> (2021) before the New Hampshire Supreme Court, the case on when a variance lapses. He is a member of the New Hampshire Bar Association and the ABA Forum on Construction Law, and a certified mediator. Off the clock: sea kayaks, two of which he built himself.`)
]
export default {
  pages,
  wikidata: [{ id: "Q210278", label: "Daniel Webster", description: "American lawyer and statesman (1782–1852)", statements: [{ property: "P106", item: { id: "Q40348", label: "lawyer" } }, { property: "P569", time: "1782-01-18" }, { property: "P570", time: "1852-10-24" }, { property: "P27", item: { id: "Q30", label: "United States of America" } }], article: "Daniel Webster" }],
  wikipedia: [{ title: "Daniel Webster", description: "American lawyer and statesman (1782–1852)", extract: "Daniel Webster (January 18, 1782 – October 24, 1852) was an American lawyer and statesman who represented New Hampshire and Massachusetts in the U.S. Congress and served as the 14th and 19th U.S. secretary of state. Born in Salisbury, New Hampshire, and educated at Phillips Exeter and Dartmouth College, he was a leader of the Whig Party and argued over 200 cases before the U.S. Supreme Court." }],
  people: [
    {
      id: "webster", about: "An attorney in New Hampshire named like the statesman, an attorney from New Hampshire.",
      contact: { email: "dwebster@delacroixwebster.example", full_name: "Daniel Webster", company: "Delacroix Webster PLLC", title: "Partner" },
      outcome: "found",
      facts: {
        title: "Partner | Attorney | Partner, attorney",
        company: "Delacroix Webster PLLC | Delacroix Webster",
        location: "Manchester, New Hampshire | Manchester, NH | Manchester",
        industry: "Law Practice | Law | Legal Services | law firm | Legal",
        skills: ["Construction disputes | construction law", "Zoning and land use | land use | zoning"],
        education: [{ institution: "University of New Hampshire Franklin Pierce School of Law | University of New Hampshire | UNH Franklin Pierce", degree: "J.D. | JD | Juris Doctor", field: "Law", year: 2009 }, { institution: "Bates College", degree: "B.A. | BA | Bachelor of Arts" }],
        hobbies: ["Sea kayaking | sea kayaks | kayaking | kayak building"]
      },
      also: {
        title: "lawyer | framed houses | framer | carpenter | Certified mediator | panelist | Mediator",
        company: "New Hampshire Bar Association",
        location: "New Hampshire | Lewiston, Maine | Maine | 875 Amoskeag Row, Manchester, NH 03101 | United States | the Millyard",
        industry: "Construction law | Construction | Construction disputes",
        skills: ["Mediation | mediator", "Litigation | cross-examination | trial practice | appellate advocacy | appeals", "Reading plans | plan reading | framing | carpentry", "Variances | zoning variances", "Lien law | mechanics' liens", "Boat building | kayak building", "represents builders, owners and towns | municipal law"],
        achievements: ["Town of Piscassic v. Harbor Lofts (2021) | won Town of Piscassic v. Harbor Lofts before the New Hampshire Supreme Court | Town of Piscassic v. Harbor Lofts", "built two sea kayaks | two sea kayaks which he built himself", "panel on mechanics' liens | Liens for People Who Build Things", "Admitted in New Hampshire and Maine", "framed houses for four years in Lewiston, Maine"],
        interests: ["Kayaks | sea kayaks | kayaking", "Building | woodworking | boat building", "Construction law", "Zoning"],
        hobbies: ["Building sea kayaks | boat building | woodworking"],
        memberships: ["New Hampshire Bar Association | NH Bar", "ABA Forum on Construction Law | American Bar Association", "New Hampshire Bar | Maine Bar | Admitted in New Hampshire and Maine"],
        certifications: ["Certified mediator | mediator", "Admitted in New Hampshire and Maine | New Hampshire bar | Maine bar | bar admission"]
      },
      sources: [host + "/attorneys.html", host + "/webster.html", "https://www.granitebuilders.example/events/2025-fall-forum"],
      never: ["secretary of state", "Whig", "Dartmouth", "Salisbury", "Phillips Exeter", "statesman", "Congress"]
    },
    {
      id: "delacroix", about: "Managing partner; a paper's court column tells of her family.",
      contact: { full_name: "Claudette Delacroix", company: "Delacroix Webster PLLC" },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Delacroix Webster PLLC | Delacroix Webster",
        location: "Manchester, New Hampshire | Manchester, NH | Manchester",
        industry: "Law Practice | Law | Legal Services | law firm | Legal",
        skills: ["Trusts and estates | estates | Trusts, estates | estate law", "Elder law"],
        education: [{ institution: "Boston College Law School | Boston College", degree: "J.D. | JD | Juris Doctor", field: "Law", year: 1994 }],
        memberships: ["American College of Trust and Estate Counsel | Fellow of the American College of Trust and Estate Counsel | ACTEC"],
        hobbies: ["Rowing | sculling | rowing a single on the Merrimack"]
      },
      also: {
        title: "Attorney | lawyer | founder | Adjunct | adjunct professor | Author | board member | co-founder | adjunct, University of New Hampshire",
        company: "University of New Hampshire | Amoskeag Hospice House",
        location: "New Hampshire | 875 Amoskeag Row, Manchester, NH 03101 | United States | the Millyard",
        industry: "Trusts and estates | Elder law | Legal education",
        skills: ["Guardianship", "Probate | estate administration | settling estates", "French", "Teaching | teaching elder law", "Wills | drafting wills | estate planning", "Legal writing", "Firm management"],
        achievements: ["probated more than a thousand estates | more than a thousand estates", "founded the firm with her father in 1999 | founded the firm in 1999 | founded the firm", "Author of the chapter on guardianship | chapter on guardianship in the state's continuing-education manual", "Fellow of the American College of Trust and Estate Counsel", "Admitted in New Hampshire and Massachusetts", "first, women's masters single | won the women's masters single at the Merrimack Head | Merrimack Head Race", "teaches elder law"],
        interests: ["Rowing", "Elder law", "Hospice", "French", "Guardianship"],
        hobbies: ["rowing"],
        sports_teams: ["Millyard Rowing | Millyard Rowing Club"],
        causes: ["Hospice | Amoskeag Hospice House | hospice care"],
        memberships: ["Amoskeag Hospice House | board of the Amoskeag Hospice House", "Millyard Rowing | Millyard Rowing Club", "Massachusetts bar | New Hampshire bar"],
        education: [{ institution: "Saint Anselm College", degree: "A.B. | AB | Bachelor of Arts | BA" }],
        certifications: ["Admitted in New Hampshire and Massachusetts | bar admission | New Hampshire bar | Massachusetts bar"]
      },
      sources: [host + "/attorneys.html", host + "/delacroix.html", "https://www.queencitychronicle.example/courts/2024-11-family-docket", "https://merrimackhead.example/2025/results.txt"],
      sensitive: ["divorce", "custody", "irreconcilable"]
    },
    {
      id: "rourke", about: "A paralegal nobody writes of; a namesake plays roller derby.",
      contact: { email: "srourke@delacroixwebster.example", full_name: "Stephanie Rourke", company: "Delacroix Webster PLLC", title: "Paralegal" },
      outcome: "nothing", facts: {}, sources: [],
      never: ["derby", "Toledo", "jammer"]
    }
  ]
}
