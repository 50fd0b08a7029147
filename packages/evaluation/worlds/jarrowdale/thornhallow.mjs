const m = (path, title, main) => ({
  url: `https://www.thornhallowmuseum.example${path}`,
  body: `<!DOCTYPE html><html lang="en-GB" itemscope itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><title>${title} | Thornhallow Textile Museum</title><meta name="generator" content="Craft CMS"></head><body><div class="ticker">Open Tuesday to Sunday, 10 to 5. Free. The loom runs at 11 and 3.</div><header><a href="/">Thornhallow Textile Museum</a><nav><a href="/visit">Visit</a><a href="/collections">Collections</a><a href="/about/staff">Staff</a><a href="/stories">Stories</a><a href="/shop">Shop</a></nav></header><main>${main}</main><footer>Thornhallow Textile Museum, Abbey Mill Lane, Paisley, Scotland PA1. Scottish charity SC099999. Supported by people who buy tea towels.</footer></body></html>`
})
const industry = "Museums | Museum | Museums and Institutions | Museums and heritage | Heritage | Arts and culture | Cultural heritage | Museums, Historical Sites, and Zoos | Textile museum | Charity"
const company = "Thornhallow Textile Museum | Thornhallow | Thornhallow Museum"
const pais = "Paisley | Paisley, Scotland | Paisley, UK | Paisley, Renfrewshire | Paisley, Scotland, UK"
export default {
  people: [
    {
      id: "jd-william-morris",
      about: "A conservator who has the name of the Victorian designer.",
      contact: { full_name: "William Morris", email: "wmorris@thornhallowmuseum.example", company: "Thornhallow Textile Museum", location: "Paisley" },
      outcome: "found",
      facts: {
        title: "Senior Textile Conservator | Textile Conservator | Senior conservator",
        company, location: pais, industry,
        skills: ["textile conservation | wet cleaning | conservation | wet cleaning of textiles"],
        certifications: ["ACR | Accredited Conservator-Restorer | Accredited conservator"],
        memberships: ["Institute of Conservation | Icon | Icon Textile Group | Icon (Institute of Conservation)"],
        hobbies: ["hillwalking | bagging Munros | Munros | Munro bagging | hill walking"],
        education: [{ institution: "University of Glasgow", degree: "MPhil | Master of Philosophy", field: "Textile Conservation", year: 2012 }]
      },
      also: {
        title: "Conservator | Treasurer of the Icon Textile Group | Treasurer | Dyer | dye technician | dye-works technician",
        location: "Scotland | United Kingdom | Cardiff | Wales",
        skills: ["dye analysis | natural dyes | dyeing | dye testing", "banners | conserving banners | trade banners | painted silk | conservation of painted silk", "public speaking"],
        achievements: ["conserved the Weavers' Banner | Weavers' Banner of 1832 | Weavers' Banner conservation | conserved the 1832 Weavers' Banner | saved the Weavers' Banner", "Thread Prize | Thread Prize 2023", "What water does to silk | talk: What water does to silk | What water does to painted silk | talk What water does to painted silk", "201 Munros | 201 of 282 Munros"],
        interests: ["Munros | hillwalking | mountains", "natural dyes | madder", "banners | trade banners | painted silk", "Welsh choirs | male voice choir | choral singing | singing"],
        hobbies: ["singing | male voice choir | choral singing | singing in a choir | singing bass", "growing madder | dye garden"],
        memberships: ["Clyde Welsh Choir"]
      },
      sources: ["https://www.thornhallowmuseum.example/about/staff", "https://www.thornhallowmuseum.example/stories/weavers-banner", "https://www.threadandpigment.example/prize/2023"],
      never: ["Kelmscott", "Strawberry Thief", "Arts and Crafts", "Walthamstow", "socialis", "1834"]
    },
    {
      id: "jd-shirin-daneshvar",
      about: "A curator with ORCID and Bluesky accounts.",
      contact: { full_name: "Shirin Daneshvar", email: "s.daneshvar@thornhallowmuseum.example" },
      outcome: "found",
      facts: {
        title: "Curator of Shawls and World Textiles | Curator, Shawls and World Textiles | Curator",
        company, location: pais, industry,
        interests: ["Kashmir shawls | Paisley shawls | shawls"],
        skills: ["exhibition curation | curating | curating exhibitions | curation"],
        hobbies: ["allotment gardening | gardening | growing vegetables on an allotment | allotment"],
        achievements: ["The Travelling Teardrop | curated The Travelling Teardrop | The Travelling Teardrop exhibition"],
        education: [{ institution: "University of Edinburgh", degree: "PhD | Ph.D.", field: "History of Art", year: 2015 }]
      },
      also: {
        title: "Assistant Curator | Honorary Research Fellow | Honorary Research Fellow, University of Glasgow",
        company: "University of Glasgow | Burnside House Museum",
        location: "Scotland | United Kingdom | Tehran | Iran | Isfahan | Glasgow, Scotland | Renfrewshire",
        industry: "Research | Higher education",
        skills: ["Persian | Farsi | reads Persian", "textile history | history of textiles | history of dress | history of art", "archival research | pattern books | research", "provenance research | provenance", "public speaking | lecturing | writing", "community engagement | co-curation | working with community groups"],
        achievements: ["Boteh: a history of the teardrop | Boteh | wrote Boteh | book Boteh | Boteh: A Biography of a Motif", "Kerman to Causeyside | Kerman to Causeyside: shawl patterns in motion | article Kerman to Causeyside", "Exhibition of the Year | Scottish Small Museums Exhibition of the Year | Scottish Small Museums Award | Scottish Small Museums Exhibition of the Year 2025", "41,000 visitors"],
        interests: ["provenance | provenance research", "boteh | the teardrop motif | paisley pattern | motifs", "Iranian textiles | Persian textiles | Kerman shawls", "pattern books", "poetry | Hafez | Persian poetry", "gardening | quince | quinces | growing quinces", "textile trade"],
        hobbies: ["growing quinces | quince trees", "reading Hafez | poetry"],
        causes: ["refugee sewing group | sewing group for refugee women | refugee women | sewing with refugee women"],
        education: [{ institution: "University of Tehran", degree: "BA", field: "Art History | history of art", year: 2007 }]
      },
      sources: ["https://www.thornhallowmuseum.example/about/staff", "https://www.thornhallowmuseum.example/stories/travelling-teardrop", "https://orcid.org/0000-0001-7725-5085", "https://bsky.app/profile/shirinshawls.bsky.social"]
    },
    {
      id: "jd-morag-abercrombie",
      about: "A local newspaper tells of her union office and her church.",
      contact: { full_name: "Morag Abercrombie", email: "morag@thornhallowmuseum.example", company: "Thornhallow Textile Museum" },
      outcome: "found",
      facts: {
        title: "Head of Visitor Experience",
        company, location: pais + " | Lochwinnoch", industry,
        hobbies: ["fiddle | playing the fiddle | fiddle playing"],
        sports_teams: ["St Mirren | St Mirren FC"],
        achievements: ["Scottish Welcome Award | Scottish Welcome Award 2024 | 2024 Scottish Welcome Award"],
        skills: ["British Sign Language | BSL"]
      },
      also: {
        title: "Loom demonstrator | loom demonstrator and guide | front of house manager",
        location: "Scotland | United Kingdom | Lochwinnoch, Scotland | Renfrewshire",
        skills: ["handloom weaving | weaving | loom demonstration", "visitor experience | visitor services | customer service", "tours | guiding | dementia-friendly tours | accessible tours", "volunteer management | training volunteers | managing volunteers", "fiddle", "team leadership | managing 23 staff"],
        achievements: ["dementia-friendly mornings | quiet mornings | started the quiet mornings", "doubled visitor numbers | visitor numbers doubled since 2016", "signed tours | started the signed tours | BSL tours", "St Mirren season ticket since 1979 | season ticket since 1979", "leads 23 staff and 60 volunteers | 60 volunteers", "worked at the museum for 31 years | 31 years at the museum | started in 1995"],
        interests: ["fiddle music | Scottish traditional music | strathspeys | traditional music", "football | St Mirren", "weaving | handlooms", "accessibility | dementia-friendly museums | sign language"],
        hobbies: ["watching football | football", "weaving"],
        causes: ["accessibility | dementia-friendly museums | access for deaf visitors | dementia-friendly mornings"],
        memberships: ["Lochwinnoch Strathspey and Reel Society | Strathspey and Reel Society"]
      },
      sources: ["https://www.thornhallowmuseum.example/about/staff", "https://www.thornhallowmuseum.example/stories/quiet-mornings", "https://www.causeysidecourant.example/2025/11/morag-abercrombie-thirty-years"],
      sensitive: ["Prospect union", "union rep", "elder of the Kirk", "parish church"]
    }
  ],
  pages: [
    m("/", "Home", `<h1>Every pattern came from somewhere</h1><p>Looms, shawls, banners and the people who made them, in a former thread mill in Paisley.</p><ul><li><a href="/stories/travelling-teardrop">The Travelling Teardrop</a>: our exhibition</li><li><a href="/stories/weavers-banner">How we washed the Weavers' Banner</a></li><li><a href="/stories/quiet-mornings">Quiet mornings</a></li></ul>`),
    m("/about/staff", "Staff", `<h1>Staff</h1><ul class="staff">
<li><strong>Catriona Laidlaw</strong>, Director</li>
<li><strong>Dr Shirin Daneshvar</strong>, Curator of Shawls and World Textiles. PhD in History of Art, University of Edinburgh, 2015. Reads Persian, pattern books and footnotes. s.daneshvar@thornhallowmuseum.example</li>
<li><strong>William Morris ACR</strong>, Senior Textile Conservator. No relation. Will worked in a Cardiff dye works before he took his MPhil in Textile Conservation at the University of Glasgow (2012). Accredited member of the Institute of Conservation (Icon) and treasurer of its Textile Group. wmorris@thornhallowmuseum.example</li>
<li><strong>Morag Abercrombie</strong>, Head of Visitor Experience. Runs the front of house: 23 staff, 60 volunteers, one loom. Signs BSL. morag@thornhallowmuseum.example</li>
<li><strong>Ewan Pirie</strong>, Technician</li></ul>`),
    m("/stories/weavers-banner", "How we washed the Weavers' Banner", `<h1>How we washed the Weavers' Banner</h1><p>The painted silk banner that Paisley's weavers carried in 1832 had been rolled, unrolled, hung over a radiator and once, in 1951, ironed. It took William Morris and two interns fourteen months to make it fit to be seen.</p><p>"You wash a drop at a time and write down what the water did," says Will, who tested every dye before he let it near a sponge. He grows his own madder behind the stores, for comparison. On his days off he is up a hill: 201 Munros done, 81 to go. He also sings bass with the Clyde Welsh Choir, since somebody has to.</p><p>And yes, people ask about the wallpaper. "I tell them I'm the other one."</p>`),
    m("/stories/travelling-teardrop", "The Travelling Teardrop", `<h1>The Travelling Teardrop</h1><p>From Kerman to Kashmir to the Causeyside: our exhibition follows one motif through four centuries. Curated by Shirin Daneshvar, it has drawn 41,000 visitors and been named Scottish Small Museums Exhibition of the Year 2025.</p><p>Shirin came to Scotland from Isfahan to look at shawls for a year. Her book, <em>Boteh: A Biography of a Motif</em>, is in the shop. The label texts in room three were written with the Thursday group, refugee women who sew with her in our learning room. She'll tell you the quinces in the café are from her allotment. They are.</p>`),
    m("/stories/quiet-mornings", "Quiet mornings", `<h1>Quiet mornings</h1><p>On the first Wednesday of the month the loom stays off, the lights stay low and nobody is hurried. Morag Abercrombie started our dementia-friendly mornings in 2019, and the BSL tours a year later, after learning to sign at night school.</p><p>"A museum's no' a test," says Morag, our Head of Visitor Experience, who won the Scottish Welcome Award 2024. Bring your gran. Bring a cushion.</p>`),
    {
      url: "https://www.threadandpigment.example/prize/2023",
      body: `<!DOCTYPE html><html><head><title>Thread Prize 2023</title></head><body><h1>The Thread Prize 2023</h1><p>Awarded to <b>William Morris ACR</b>, Thornhallow Textile Museum, Paisley, for the conservation of the Weavers' Banner (1832). At our Glasgow meeting he spoke on "What water does to painted silk".</p></body></html>`
    },
    {
      url: "https://www.victoriandesigners.example/william-morris",
      body: `<!DOCTYPE html><html lang="en"><head><title>William Morris (1834-1896) | Victorian Designers</title></head><body><h1>William Morris</h1><p>William Morris, born in Walthamstow in 1834, was a designer, poet, printer and socialist, and the best-known figure of the Arts and Crafts movement. His patterns include Strawberry Thief and Willow Bough. He taught himself dyeing and weaving, founded the Kelmscott Press in 1891 and campaigned for old buildings.</p></body></html>`
    },
    {
      url: "https://www.willowboughfabrics.example/textiles",
      body: `<!DOCTYPE html><html><head><title>William Morris textiles | Willow Bough Fabrics</title></head><body><h1>William Morris textiles by the metre</h1><p>Strawberry Thief from £62/m. Arts and Crafts favourites for curtains, cushions and conservatories.</p></body></html>`
    }
  ],
  wikidata: [
    { id: "Q182589", label: "William Morris", description: "British textile designer, poet and socialist (1834-1896)", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q5322166", label: "designer" } }, { property: "P569", time: "1834-03-24" }, { property: "P570", time: "1896-10-03" }], article: "William Morris" }
  ],
  wikipedia: [
    { title: "William Morris", description: "English textile artist, author, and socialist (1834-1896)", extract: "William Morris (24 March 1834 - 3 October 1896) was an English textile designer, poet, artist, writer and socialist activist associated with the British Arts and Crafts movement. He was born in Walthamstow and founded the Kelmscott Press." }
  ],
  orcid: [
    {
      id: "0000-0001-7725-5085", given: "Shirin", family: "Daneshvar", keywords: ["shawls", "provenance", "textile trade"], country: "GB",
      biography: "Curator and historian of textiles.",
      urls: [{ label: "Museum", url: "https://www.thornhallowmuseum.example/about/staff" }],
      employments: [
        { organization: "Thornhallow Textile Museum", role: "Curator", city: "Paisley", country: "GB", from: 2018 },
        { organization: "University of Glasgow", role: "Honorary Research Fellow", city: "Glasgow", country: "GB", from: 2020 },
        { organization: "Burnside House Museum", role: "Assistant Curator", city: "Glasgow", country: "GB", from: 2015, to: 2018 }
      ],
      educations: [
        { organization: "University of Edinburgh", role: "PhD", department: "History of Art", city: "Edinburgh", country: "GB", from: 2010, to: 2015 },
        { organization: "University of Tehran", role: "BA", department: "Art History", city: "Tehran", country: "IR", from: 2003, to: 2007 }
      ],
      works: [
        { title: "Boteh: A Biography of a Motif", type: "book", year: 2023, journal: "Causeyside Books" },
        { title: "Kerman to Causeyside: shawl patterns in motion", type: "journal-article", year: 2019, journal: "Northern Textile History" }
      ]
    }
  ],
  bluesky: [
    {
      handle: "shirinshawls.bsky.social", name: "Dr Shirin Daneshvar", description: "Curator of shawls, Thornhallow Textile Museum, Paisley. Teardrops, provenance, quinces.", website: "https://www.thornhallowmuseum.example/about/staff",
      posts: [
        { text: "Hafez for breakfast, insurance valuations for lunch.", at: "2026-03-20T09:00:00.000Z" },
        { text: "Frost got the beans. The quince on plot 14 doesn't care; it has seen Isfahan in January.", at: "2026-05-09T07:30:00.000Z" }
      ]
    }
  ]
}
