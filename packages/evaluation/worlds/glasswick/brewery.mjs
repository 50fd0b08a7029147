// Lantern Goat Brewing Company, Duluth, Minnesota. Squarespace-like; a newsletter with markup in a name.
const host = "https://lanterngoat.example"
const br = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><script>window.ageGate=function(){return confirm("Are you 21?")}</script></head><body>
<div class="age-gate" hidden>Are you of legal drinking age? <button>Yes</button><button>No</button></div>
<nav><a href="${host}/">Lantern Goat</a><a href="${host}/beer">Beer</a><a href="${host}/crew">Crew</a><a href="${host}/howler">The Howler (newsletter)</a><a href="${host}/visit">Visit</a></nav>
${main}
<footer>Lantern Goat Brewing Company &ndash; 1914 West Canal Street, Duluth, MN &ndash; Dogs yes, outside food yes, karaoke no.</footer></body></html>`
})
const pages = [
  br("/", "Lantern Goat Brewing Company | Duluth", `<h1>Beer from the cold end of the lake</h1><p>A brewery and taproom in Duluth, Minnesota. Open Wednesday to Sunday.</p>`),
  br("/beer", "Beer | Lantern Goat", `<h1>On tap</h1><ul><li>Foghorn (smoked helles)</li><li>Sisu (rye sahti)</li><li>Billy (IPA)</li><li>Root beer</li></ul>`),
  br("/crew", "Crew | Lantern Goat", `<h1>Crew</h1><h3>Ingrid Saarinen</h3><p>Head brewer, co-founder, keeper of the goat. Ingrid studied microbiology at the University of Minnesota Duluth, learned lager at the Doemens academy near Munich, and started Lantern Goat in 2015 in a former net shed. <a href="https://bsky.app/profile/ingrid.lanterngoat.example">She posts</a>.</p><h3>Marcus Delgado-Boyd</h3><p>Sales manager. If our beer is in your bar, Marcus carried it there. 212 accounts between Hibbing and Hinckley, and not one of them by e-mail.</p><h3>Leif</h3><p>The goat. An Alpine wether. Does not drink.</p>`),
  br("/howler", "The Howler, issue 31", `<h1>The Howler, issue 31</h1><p>April 2026</p><p>Our sales manager signs his tap handles, and the label printer took it badly: one batch of Billy says it was delivered by Marcus &lt;script&gt;alert('howler31')&lt;/script&gt; Delgado-Boyd. Collectors, we have six cases left.</p><p>Marcus also passed his Certified Cicerone exam in March, at the second go. Congratulate him at trivia: he hosts it here on Thursdays.</p><p>Sisu took silver in the historical category at the North Coast Beer Cup. Ingrid is unbearable.</p>`),
  br("/visit", "Visit | Lantern Goat", `<h1>Visit</h1><p>Parking on Canal Street. Taproom closes when the foghorn does.</p>`)
]
export default {
  pages,
  payloads: ["<script>alert('howler31')</script>"],
  bluesky: [{
    handle: "ingrid.lanterngoat.example", name: "Ingrid Saarinen", description: "Brewer in Duluth. Lagers, sahti, sauna. The goat is called Leif.", website: host,
    posts: [
      { text: "Ran Grandma's Marathon again. 3:58. My knees would like to speak to the manager.", at: "2025-06-21T20:15:00Z" },
      { text: "My Minnesota Frost won in overtime and I have no voice left. PWHL on the big screen in the taproom again next Saturday.", at: "2026-01-24T22:00:00Z" },
      { text: "Juniper branches are in. Sahti day tomorrow.", at: "2026-03-06T16:30:00Z" }
    ]
  }],
  people: [
    {
      id: "saarinen", about: "Brewer with an interview and Bluesky; first-name address.",
      contact: { email: "ingrid@lanterngoat.example", full_name: "Ingrid Saarinen", company: "Lantern Goat Brewing" },
      outcome: "found",
      facts: {
        title: "Head brewer, co-founder | Head Brewer and Co-founder | Head Brewer | Co-founder | Head Brewer & Co-founder",
        company: "Lantern Goat Brewing Company | Lantern Goat Brewing | Lantern Goat",
        location: "Duluth, Minnesota | Duluth, MN | Duluth",
        industry: "Brewing | Brewery | Beer | Food and Beverage Manufacturing | Craft beer | Beverage Manufacturing",
        education: [{ institution: "University of Minnesota Duluth | UMD", field: "Microbiology" }],
        hobbies: ["Running | marathons | marathon running | Grandma's Marathon", "Sauna"],
        pets: ["goat called Leif | Leif | goat | Alpine wether"],
        sports_teams: ["Minnesota Frost | Frost"]
      },
      also: {
        title: "Brewer | founder | keeper of the goat",
        location: "Minnesota | 1914 West Canal Street, Duluth, MN | United States | Lake Superior | Munich",
        skills: ["Brewing", "Lager | lagers | lager brewing", "Sahti | rye sahti", "Microbiology", "Sauna building", "Finnish brewing | juniper | historical beers"],
        achievements: ["Sisu took silver in the historical category at the North Coast Beer Cup | silver at the North Coast Beer Cup | North Coast Beer Cup silver | Sisu", "started Lantern Goat in 2015 | founded Lantern Goat in 2015 | co-founded Lantern Goat", "Grandma's Marathon in 3:58 | ran Grandma's Marathon | 3:58 | Grandma's Marathon", "Foghorn | Foghorn (smoked helles)", "built a sauna by hand | sauna from the boards of the old net shed", "a penny from each pint goes to cleaning beaches | $4,100 for beach cleaning | $4,100", "Sisu | Sisu (rye sahti)"],
        interests: ["Sahti", "Lagers", "Sauna", "Hockey | PWHL | women's hockey | ice hockey", "Goats", "Lake Superior | clean water | water", "Finnish beer | juniper", "Running", "Women in brewing"],
        hobbies: ["Hockey | watching hockey", "Sauna building | building saunas"],
        causes: ["Lake Superior | beach cleaning | beach cleanup | cleaning the lake's beaches | clean water | lake cleanup", "Women in brewing | Pink Boots Society"],
        education: [{ institution: "Doemens | Doemens academy", field: "Brewing | lager" }],
        memberships: ["Pink Boots Society"]
      },
      sources: [host + "/crew", host + "/howler", "https://bsky.app/profile/ingrid.lanterngoat.example", "https://coldcoastmag.example/interviews/ingrid-saarinen"]
    },
    {
      id: "delgado", about: "Sales manager; a newsletter has script markup in his name.",
      contact: { full_name: "Marcus Delgado-Boyd", company: "Lantern Goat Brewing Company", title: "Sales Manager", location: "Duluth, MN" },
      outcome: "found",
      facts: {
        title: "Sales Manager",
        company: "Lantern Goat Brewing Company | Lantern Goat Brewing | Lantern Goat",
        location: "Duluth, Minnesota | Duluth, MN | Duluth",
        industry: "Brewing | Brewery | Beer | Food and Beverage Manufacturing | Craft beer | Beverage Manufacturing",
        certifications: ["Certified Cicerone | Cicerone"],
        achievements: ["212 accounts between Hibbing and Hinckley | 212 accounts"],
        hobbies: ["Trivia | hosting trivia | hosts trivia | trivia night"]
      },
      also: {
        title: "trivia host | bowler",
        location: "Minnesota | Hibbing | Hinckley | 1914 West Canal Street, Duluth, MN | United States",
        skills: ["Sales | account management | beer sales", "Beer knowledge | beer | beer tasting", "Hosting | trivia hosting", "Delivery | distribution"],
        achievements: ["passed his Certified Cicerone exam | passed his Certified Cicerone exam in March", "High average 211 | league high average | 211 average in the Monday Tavern League", "signs his tap handles"],
        interests: ["Beer | craft beer", "Trivia", "Bowling"],
        hobbies: ["Bowling | league bowling"],
        sports_teams: ["Gutter Goats | Gutter Goats (bowling team)"],
        memberships: ["Gutter Goats | Monday Tavern League | Zenith Lanes"]
      },
      sources: [host + "/crew", host + "/howler", "https://zenithlanes.example/leagues/monday-standings.htm"]
    },
    {
      id: "peltonen", about: "A webmail address; nothing is known of this one at the brewery.",
      contact: { email: "jess.peltonen88@gmail.com", full_name: "Jess Peltonen", company: "Lantern Goat Brewing" },
      outcome: "nothing", facts: {}, sources: [],
      never: ["Anchorage", "bush pilot", "floatplane"]
    }
  ]
}
