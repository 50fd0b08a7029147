const s = (path, title, main) => ({
  url: `https://www.strandkeogh.example${path}`,
  body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en-IE"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>Strand &amp; Keogh Engineers | ${title}</title><meta name="generator" content="Joomla! - Open Source Content Management" /></head><body><div id="top"><a href="/">Strand &amp; Keogh</a></div><div id="menu"><a href="/projects">Projects</a> <a href="/people">People</a> <a href="/news">News</a> <a href="/vacancies">Vacancies</a> <a href="/contact">Contact</a></div><div class="item-page">${main}</div><div id="footer">Strand &amp; Keogh Consulting Engineers Ltd, 4 Lapp's Wharf, Cork, Ireland. Tel 021 555 0144. Registered in Ireland. <br />We use cookies. Of course we do.</div></body></html>`
})
const industry = "Civil engineering | Engineering | Consulting engineering | Civil and structural engineering | Engineering consultancy | Structural engineering | Engineering services | Civil Engineering"
const company = "Strand & Keogh Engineers | Strand & Keogh | Strand & Keogh Consulting Engineers | Strand & Keogh Consulting Engineers Ltd | Strand and Keogh Engineers"
const cork = "Cork | Cork, Ireland | Cork City | Cork City, Ireland"
export default {
  people: [
    {
      id: "jd-aoife-keogh",
      about: "A director; contact without an email.",
      contact: { full_name: "Aoife Keogh", company: "Strand & Keogh Engineers", title: "Managing Director", location: "Cork" },
      outcome: "found",
      facts: {
        title: "Managing Director",
        company, location: cork, industry,
        certifications: ["Chartered Engineer | CEng | chartered engineer"],
        memberships: ["Engineers Ireland | Fellow of Engineers Ireland | FIEI"],
        hobbies: ["camogie | coaching camogie | coaching under-12s camogie"],
        achievements: ["All-Ireland camogie medal | All-Ireland medal with Cork in 1998 | 1998 All-Ireland medal | won an All-Ireland medal with Cork | All-Ireland medal"],
        education: [{ institution: "University College Cork | UCC", degree: "BE | B.E. | Bachelor of Engineering", field: "Civil Engineering | Civil and Environmental Engineering", year: 1999 }]
      },
      also: {
        title: "Director | Structural engineer | Chair, Cork Region | Chair of the Cork Region of Engineers Ireland | Former chair of the Cork Region | camogie coach | camogie mentor",
        location: "Ireland | County Cork | Myrtleville",
        skills: ["structural engineering | structural design", "flood defence | flood relief | flood defence design", "masonry | conservation engineering | masonry bridges | quay walls", "public consultation | community consultation", "coaching | coaching camogie | mentoring", "business leadership | leadership", "bridge engineering | bridges"],
        achievements: ["Sullivan's Weir flood scheme | designed the Sullivan's Weir flood scheme", "Engineers Ireland Cork Region chair 2021-22 | chaired the Cork Region | chair of the Cork Region 2021-22", "Distinguished Alumna | UCC alumni award | Alumni Achievement Award 2024 | UCC Alumni Achievement Award", "managing director since 2014 | second generation to run the firm | took over from her father in 2014", "grew the firm from 9 to 46 | 46 people | 46 staff"],
        interests: ["camogie", "flood defence", "girls in engineering | women in engineering", "limestone | quay walls | old walls | masonry", "sea swimming | swimming"],
        hobbies: ["sea swimming | swimming", "coaching"],
        causes: ["girls in engineering | encouraging girls into engineering | women in engineering"],
        sports_teams: ["Cork camogie | Cork | Ballinure Rovers | Cork camogie team"],
        memberships: ["Ballinure Rovers | Ballinure Rovers camogie club"],
        education: [{ institution: "Imperial College London | Imperial College", degree: "MSc", field: "Structural Engineering | Structures", year: 2003 }]
      },
      sources: ["https://www.strandkeogh.example/people", "https://www.leesidealumni.example/2024/aoife-keogh", "https://www.ballinurerovers.example/juvenile"]
    },
    {
      id: "jd-mateusz-wrona",
      about: "A geotechnical engineer with a LinkedIn listing and race results.",
      contact: { full_name: "Mateusz Wrona", email: "m.wrona@strandkeogh.example", company: "Strand & Keogh" },
      outcome: "found",
      facts: {
        title: "Associate, Geotechnics | Associate (Geotechnics) | Geotechnical Associate | Associate",
        company, location: cork, industry,
        skills: ["geotechnical engineering | Geotechnics | ground investigation | geotechnics | soft ground"],
        hobbies: ["marathon running | running | distance running | marathons"],
        education: [{ institution: "AGH University of Krakow | AGH University of Science and Technology | AGH | AGH Kraków", degree: "MSc | MSc Eng | Magister", field: "Geotechnics | Geotechnical engineering | Geological engineering", year: 2010 }],
        linkedin: "https://www.linkedin.com/in/mateusz-wrona-geo | https://ie.linkedin.com/in/mateusz-wrona-geo | linkedin.com/in/mateusz-wrona-geo"
      },
      also: {
        title: "Senior Geotechnical Engineer | Geotechnical engineer | Site engineer | Geotechnical Engineer",
        location: "Ireland | Kraków | Krakow, Poland | Poland | County Cork",
        linkedin_bio: "Associate (Geotechnics) at Strand & Keogh | Geotechnical engineer. Soft ground, hard questions. | Soft ground, hard questions. | Associate - Strand & Keogh Engineers",
        skills: ["piling | piled foundations | pile design | foundations", "peat | peat stability | alluvium | soft soils", "slope stability", "mentoring graduates | mentoring", "public speaking", "running"],
        achievements: ["Building on what the river left | lecture: Building on what the river left | talk Building on what the river left", "Cork marathon 2:51:40 | 2:51:40 | eleventh in the Leeside Marathon | 11th in the Leeside Marathon 2025 | Leeside Marathon 2025 | Leeside Marathon", "Sullivan's Weir flood scheme | ground investigation for Sullivan's Weir | Sullivan's Weir ground investigation", "promoted to associate in 2024 | promoted to Associate"],
        interests: ["running | marathons", "soft ground | peat | alluvium", "geology", "mushroom picking | mushrooms | foraging"],
        hobbies: ["mushroom picking | mushroom foraging | foraging | picking mushrooms"],
        memberships: ["Engineers Ireland", "Marina Harriers | Marina Harriers running club"],
        certifications: ["Chartered Engineer | CEng"]
      },
      sources: ["https://www.strandkeogh.example/people", "https://www.strandkeogh.example/news/promotions-2024", "https://www.leesidemarathon.example/results/2025", "https://www.linkedin.com/in/mateusz-wrona-geo"]
    },
    {
      id: "jd-diarmuid-o-suilleabhain",
      about: "Known under the Irish and the English form of his name; writes from webmail.",
      contact: { full_name: "Dermot O'Sullivan", email: "dermot.osullivan.bridges@gmail.com", company: "Strand & Keogh Engineers" },
      outcome: "found",
      facts: {
        title: "Bridge Inspector | Senior Bridge Inspector | Bridge inspector | Senior bridge inspector",
        company, location: cork, industry,
        skills: ["bridge inspection | bridge inspections | inspecting bridges | masonry arch bridges"],
        hobbies: ["uilleann pipes | playing the uilleann pipes"],
        interests: ["masonry arch bridges | old bridges | stone bridges | bridges"],
        achievements: ["The Bridges of the Blackwater | wrote The Bridges of the Blackwater | author of The Bridges of the Blackwater"]
      },
      also: {
        title: "Engineering technician | Technician | Stonemason | Author | stonemason's apprentice | Committee member | Tutor",
        location: "Ireland | Fermoy | Fermoy, County Cork | County Cork | Fermoy, Co. Cork",
        skills: ["rope access | roped access | rope access inspection", "stonemasonry | masonry | lime mortar | lime pointing", "photography | bridge photography", "drawing | sketching", "writing", "teaching the pipes | teaching pipes | teaching"],
        achievements: ["inspected over 2,000 bridges | 2,000 bridges | inspected 2,000 bridges", "found the mason's mark at Kilcummer | Kilcummer mason's mark | mason's marks", "twenty-six years with the firm | joined the firm in 2000 | with the firm since 2000"],
        interests: ["mason's marks", "traditional music | Irish traditional music | trad music", "lime mortar | lime", "bats | bats under bridges", "local history | industrial heritage | heritage"],
        hobbies: ["photographing bridges | photography", "drawing bridges | drawing", "traditional music"],
        causes: ["saving old bridges | conserving stone bridges | bridge conservation | heritage conservation"],
        memberships: ["Blackwater Heritage Society | Blackwater Valley Heritage Society"],
        certifications: ["IRATA rope access | IRATA Level 3 | IRATA"]
      },
      sources: ["https://www.strandkeogh.example/people", "https://www.blackwaterheritage.example/talks", "https://www.blackwaterheritage.example/books/bridges-of-the-blackwater"]
    }
  ],
  pages: [
    s("/", "Home", `<h1>Consulting engineers, Cork, since 1971</h1><p>Bridges, flood defence, foundations and the walls along the river. Civil and structural engineering for people who have to live beside it afterwards.</p><p><a href="/people">People</a></p>`),
    s("/people", "People", `<h1>People</h1>
<p><b>Aoife Keogh</b>, BE MSc CEng FIEI, Managing Director. Aoife is a chartered engineer and took over from her father in 2014, when there were nine of us. There are now 46. Flood defence, masonry, public meetings.</p>
<p><b>Conor Strand</b>, BE CEng, Director. Roads.</p>
<p><b>Mateusz Wrona</b>, MSc CEng MIEI, Associate, Geotechnics. Soft ground: alluvium, peat, piling, slope stability. Studied geotechnics at AGH in Krak&oacute;w (2010) and came to Cork for one winter.</p>
<p><b>Diarmuid &Oacute; S&uacute;illeabh&aacute;in</b>, Senior Bridge Inspector. With the firm since 2000, before that a stonemason. IRATA Level 3 rope access. Has been under more than 2,000 bridges.</p>
<p><b>N&oacute;ra Crotty</b>, Office Manager.</p>`),
    s("/news", "News", `<ul><li><a href="/news/promotions-2024">Promotions</a></li><li><a href="/news/sullivans-weir">Sullivan's Weir holds</a></li></ul>`),
    s("/news/promotions-2024", "Promotions", `<h1>Promotions</h1><p>1 March 2024</p><p>We are glad to announce that Mateusz Wrona, until now senior geotechnical engineer, becomes Associate. Mateusz led the ground investigation for the Sullivan's Weir scheme and looks after our graduates. In autumn he brings mushrooms to the office. So far everyone has been fine.</p>`),
    s("/news/sullivans-weir", "Sullivan's Weir holds", `<h1>Sullivan's Weir holds</h1><p>The flood scheme designed by Aoife Keogh and her team had its first real test on Tuesday night, when the Lee came up 1.9 metres. "I stood on it in my wellies," said Aoife. "I'd sooner find out first."</p>`),
    {
      url: "https://www.leesidealumni.example/2024/aoife-keogh",
      body: `<!DOCTYPE html><html lang="en-IE"><head><title>UCC Alumni Achievement Awards 2024: Aoife Keogh</title></head><body><nav>Home / Awards / 2024</nav><h1>Aoife Keogh, BE 1999</h1><p>Aoife Keogh (Civil Engineering, 1999) won an All-Ireland medal with Cork in 1998, sat her Fluids exam on the Monday, and passed both. After an MSc in structural engineering at Imperial College London (2003) she came home to the family firm, Strand &amp; Keogh, and now runs it. A Fellow of Engineers Ireland, she chaired its Cork Region in 2021-22 and gives a Saturday each month to bringing girls into engineering.</p><p>She swims at Myrtleville all year, and says that it's no colder than the planning process.</p></body></html>`
    },
    {
      url: "https://www.ballinurerovers.example/juvenile",
      body: `<html><head><title>Ballinure Rovers Camogie: Juvenile</title></head><body><h3>Under-12s</h3><p>Mentors: Aoife Keogh, Sinéad Lacey, Tony Barrett. Training Wednesdays at 6. Bring a helmet, gumshield and water. Aoife has the spare hurleys in the van.</p></body></html>`
    },
    {
      url: "https://www.leesidemarathon.example/results/2025",
      body: `<html><head><title>Leeside Marathon 2025 results</title></head><body><h2>Top 20</h2><pre>
 9. Brian Twomey      Youghal AC        2:49:58
10. Hugh Deane        -                 2:50:33
11. Mateusz Wrona     Marina Harriers   2:51:40
12. Ciara Lyne        Mallow AC         2:52:05 (1st F)
</pre></body></html>`
    },
    {
      url: "https://www.blackwaterheritage.example/talks",
      body: `<html><head><title>Blackwater Heritage Society: winter talks</title></head><body><h2>Winter talks 2025-26</h2><p><b>13 November.</b> Diarmuid Ó Súilleabháin (Dermot O'Sullivan to his dentist), bridge inspector with Strand &amp; Keogh in Cork: "Reading a bridge from below". Dermot found the mason's mark at Kilcummer in 2019 and will bring drawings. He has promised to bring the uilleann pipes as well. Bats will be discussed.</p><p><b>11 December.</b> Mateusz Wrona, Cork: "Building on what the river left".</p><p>Fermoy Library, 8 pm. Queries to our committee member Dermot, dermot.osullivan.bridges@gmail.com</p></body></html>`
    },
    {
      url: "https://www.blackwaterheritage.example/books/bridges-of-the-blackwater",
      body: `<html><head><title>The Bridges of the Blackwater</title></head><body><h2>The Bridges of the Blackwater</h2><p>by Dermot O'Sullivan. 168 pages, 90 photographs and drawings by the author, €25.</p><p>Every stone arch from Ballydesmond to Youghal, by a man who has hung under all of them. The author, from Fermoy, was a stonemason before he became a bridge inspector, and makes the case for lime. He teaches pipes to anyone patient. All proceeds to the society's fund for old bridges.</p></body></html>`
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/mateusz-wrona-geo", title: "Mateusz Wrona - Associate (Geotechnics) - Strand & Keogh Engineers | LinkedIn", snippet: "Geotechnical engineer. Soft ground, hard questions. Cork, County Cork, Ireland. AGH University of Krakow. 400+ connections." }
  ]
}
