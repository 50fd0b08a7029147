import { P, news } from "./lib.mjs"
const K = "https://geology.absarokastate.example"
const old = (title, main) => `<HTML><HEAD><TITLE>${title} - ASU Geology</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><TABLE WIDTH=720 ALIGN=CENTER><TR><TD BGCOLOR="#5b2b82"><FONT COLOR=WHITE SIZE=+2>Absaroka State University<BR><SMALL>Department of Geology and Geophysics</SMALL></FONT></TD></TR><TR><TD><A HREF="/">Dept</A> | <A HREF="/faculty.html">Faculty</A> | <A HREF="/staff.html">Staff</A> | <A HREF="/grads.html">Graduate students</A></TD></TR><TR><TD>${main}</TD></TR><TR><TD><HR><FONT SIZE=-1>Sheridan, Wyoming 82801. Last updated by bstokes</FONT></TD></TR></TABLE></BODY></HTML>`
export default {
  people: [
    { id: "k-sorbo", about: "rich: professor with ORCID, OpenAlex, Crossref; Norwegian letters, hyphen", outcome: "found",
      contact: { email: "isorbowhitaker@absarokastate.example", full_name: "Ingrid Sørbø-Whitaker", company: "Absaroka State University" },
      facts: { title: "Professor of Volcanology | Professor", company: "Absaroka State University", location: "Sheridan, Wyoming | Sheridan | Sheridan, WY", industry: "higher education | geology | research | universities",
        skills: ["tephrochronology", "X-ray fluorescence | XRF", "field mapping"], achievements: ["Wyoming Geoscience Medal 2021 | Wyoming Geoscience Medal", "paper Ash Layers of the Bighorn Basin | Ash Layers of the Bighorn Basin", "book Small Volcanoes, Long Memories | Small Volcanoes, Long Memories"], interests: ["volcanoes | volcanic ash"], hobbies: ["Hardanger fiddle", "cross-country skiing | Nordic skiing"], memberships: ["Geological Society of America"],
        education: [{ institution: "University of Bergen | Universitetet i Bergen", degree: "Ph.D. | PhD", field: "volcanology", year: 1999 }] },
      also: { skills: ["geochronology"], title: "Associate Professor" },
      sources: [K + "/faculty.html", K + "/~sorbo/", "https://orcid.org/0000-0002-9900-1177", "https://openalex.org/A5099001177", "https://doi.org/10.5555/bighorn.2024.17", "https://wygeoscience.example/medal", "https://sheridanpress.example/2016/sorbo"], sensitive: ["custody"] },
    { id: "k-kealoha", about: "middle: assistant professor, Mastodon", outcome: "found",
      contact: { email: "ikealoha@absarokastate.example" },
      facts: { title: "Assistant Professor of Sedimentology | Assistant Professor", company: "Absaroka State University", location: "Sheridan, Wyoming | Sheridan", industry: "higher education | geology | research | universities", skills: ["drone photogrammetry"], achievements: ["CAREER award | NSF CAREER award"], hobbies: ["outrigger paddling | outrigger canoe paddling"], education: [{ institution: "University of Hawaiʻi at Mānoa | University of Hawaii at Manoa", degree: "Ph.D. | PhD" }] },
      also: { interests: ["river deltas"] },
      sources: [K + "/faculty.html", "https://rockfolk.example/@ikaika"] },
    { id: "k-stokes", about: "thin: lab manager", outcome: "found",
      contact: { full_name: "Bernie Stokes", company: "Absaroka State University" },
      facts: { title: "Rock Preparation Laboratory Manager | Laboratory Manager", company: "Absaroka State University", industry: "geology | higher education | research | universities", skills: ["thin section preparation | thin sections"] },
      also: { location: "Sheridan, Wyoming | Sheridan" },
      sources: [K + "/staff.html"] },
    { id: "k-zhang", about: "middle: left for the state survey; a chemist of the same name with an ORCID of her own", outcome: "found",
      contact: { email: "xzhang7@absarokastate.example", full_name: "Xiaoling Zhang", company: "Absaroka State University" },
      facts: { title: "Groundwater Geologist", company: "Bighorn Geological Survey", location: "Casper, Wyoming | Casper", industry: "geology | geological survey | groundwater | government", skills: ["groundwater modeling", "MODFLOW"], education: [{ institution: "Absaroka State University", degree: "Ph.D. | PhD", field: "geology", year: 2025 }] },
      also: { title: "PhD candidate" },
      sources: [K + "/grads.html", "https://bighornsurvey.example/staff"], never: ["catalysis", "zeolite", "Dalian"] }
  ],
  pages: [
    P(K + "/", old("Home", `<P>Geology, higher education and research at 3,700 feet.</P>`)),
    P(K + "/faculty.html", old("Faculty", `<H2>Faculty</H2><P>Geology research and higher education since 1921.</P><UL><LI><A HREF="/~sorbo/">Ingrid S&oslash;rb&oslash;-Whitaker</A>, Professor of Volcanology<LI>Ikaika Kealoha, Assistant Professor of Sedimentology. Ph.D., University of Hawaii at Manoa. Drone photogrammetry of river deltas. NSF CAREER award 2025. ikealoha@absarokastate.example<LI>Walt Reinholt, Professor Emeritus (paleontology)</UL>`)),
    P(K + "/~sorbo/", old("Ingrid S&oslash;rb&oslash;-Whitaker", `<H2>Ingrid S&oslash;rb&oslash;-Whitaker</H2><P>I study volcanic ash, mostly by tephrochronology and X-ray fluorescence (XRF), and I still make my students do field mapping. Ph.D., volcanology, University of Bergen, 1999. Before 2014: Associate Professor here. My book is called <I>Small Volcanoes, Long Memories</I>.</P><P>Member, Geological Society of America. I play the Hardanger fiddle and prefer cross-country skiing to meetings.</P>`)),
    P(K + "/staff.html", old("Staff", `<H2>Staff</H2><TABLE BORDER=1><TR><TD>Bernie Stokes<TD>Rock Preparation Laboratory Manager<TD>thin sections, saws<TD>Room 11</TR><TR><TD>Connie Mabe<TD>Office Associate<TD>travel, keys<TD>Room 2</TR></TABLE>`)),
    P(K + "/grads.html", old("Graduate students", `<H2>Graduate students</H2><UL><LI>Xiaoling Zhang, PhD candidate (groundwater modeling)<LI>Rex Ortega, MS</UL><P>Alumni news 2025: <B>Xiaoling Zhang</B> defended her Ph.D. in geology in 2025.</P>`)),
    P("https://bighornsurvey.example/staff", `<html><body><h1>Bighorn Geological Survey</h1><p>Casper, Wyoming</p><div class="staff"><b>Xiaoling Zhang, Ph.D.</b>, Groundwater Geologist. Joined September 2025 from Absaroka State University. MODFLOW, groundwater modeling.</div></body></html>`),
    P("https://wygeoscience.example/medal", `<html><body><h1>Wyoming Geoscience Medal</h1><ul><li>2021: Ingrid Sørbø-Whitaker, Absaroka State University</li><li>2022: Harold Deacon</li></ul></body></html>`),
    P("https://sheridanpress.example/2016/sorbo", `<html><body><h1>Court briefs</h1><p>Ingrid Sørbø-Whitaker, ASU, and Dale Whitaker: custody hearing continued.</p></body></html>`, news("2016-03-03"))
  ],
  orcid: [
    { id: "0000-0002-9900-1177", given: "Ingrid", family: "Sørbø-Whitaker", biography: "Volcanologist in Wyoming. Geochronology of ash.", keywords: ["volcanic ash"], country: "US", employments: [{ organization: "Absaroka State University", role: "Professor", department: "Geology and Geophysics", city: "Sheridan", country: "US", from: 2014 }], educations: [{ organization: "Universitetet i Bergen", role: "PhD", city: "Bergen", country: "NO", from: 1995, to: 1999 }], works: [{ title: "Ash Layers of the Bighorn Basin", type: "journal-article", year: 2024, journal: "Rocky Mountain Geology Letters" }] },
    { id: "0000-0003-4411-7702", given: "Xiaoling", family: "Zhang", biography: "Zeolite catalysis", country: "CN", employments: [{ organization: "Dalian Institute of Catalytic Chemistry", role: "Researcher", city: "Dalian", country: "CN", from: 2015 }] }],
  openalex: [{ id: "A5099001177", name: "Ingrid Sørbø-Whitaker", orcid: "https://orcid.org/0000-0002-9900-1177", institution: "Absaroka State University", country: "US", years: [2020, 2022, 2024], works_count: 61, cited_by_count: 1840, topics: ["Volcanic ash", "Geochronology"] }],
  crossref: [{ doi: "10.5555/bighorn.2024.17", title: "Ash Layers of the Bighorn Basin", journal: "Rocky Mountain Geology Letters", published: [2024, 5, 2], authors: [{ given: "Ingrid", family: "Sørbø-Whitaker", affiliation: "Absaroka State University", orcid: "https://orcid.org/0000-0002-9900-1177" }] }],
  mastodon: [{ user: "ikaika", domain: "rockfolk.example", name: "Ikaika Kealoha", note: "<p>Sedimentologist, Absaroka State University, Sheridan, Wyoming. Outrigger paddling on a reservoir, yes.</p>", fields: [{ name: "Dept", value: "<a href=\"https://geology.absarokastate.example/faculty.html\">geology</a>" }] }]
}
