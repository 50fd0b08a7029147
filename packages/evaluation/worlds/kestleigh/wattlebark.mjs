// Wattlebark Solar, Brisbane: rooftop solar and batteries. Wix.
const site = "https://www.wattlebarksolar.example"
const page = (path, title, main) => ({
  url: site + path,
  body: `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"/><meta name="generator" content="Wix.com Website Builder"/><title>${title} | Wattlebark Solar</title><meta property="og:title" content="${title}"/><meta property="og:type" content="website"/></head><body><div id="SITE_CONTAINER"><div id="site-root"><div id="masterPage"><header id="SITE_HEADER"><a href="${site}/">Wattlebark Solar</a><nav><ul><li><a href="${site}/homes">Homes</a></li><li><a href="${site}/strata">Strata</a></li><li><a href="${site}/our-mob">Our mob</a></li><li><a href="${site}/yarns">Yarns</a></li></ul></nav></header>
<main id="PAGES_CONTAINER"><div class="rich-text" data-testid="richTextElement">${main}</div></main>
<footer id="SITE_FOOTER"><p>Wattlebark Solar Pty Ltd, Moorooka QLD. We acknowledge the Turrbal and Jagera peoples. Licence 99999. 1300 000 555</p></footer></div></div></div></body></html>`
})
const pages = [
  page("/", "Solar and batteries for Brisbane", `<h1>Sun in. Bills out.</h1><p>Rooftop solar and home batteries for south-east Queensland, from a workshop in Brisbane. 150 people, most of them on a roof right now.</p><p><a href="${site}/our-mob">Our mob</a></p>`),
  page("/homes", "Homes", `<h1>Homes</h1><p>6.6 kW from $5,900. Batteries from 10 kWh. Finance available, conditions apply.</p>`),
  page("/strata", "Strata", `<h1>Strata</h1><p>Shared solar for apartment blocks.</p>`),
  page("/our-mob", "Our mob", `<h1>Our mob</h1><h3>Callum Fairweather-Nguyen</h3><p>Founder and CEO. Sparky by trade. Started this with a ute and a ladder in 2014.</p><h3>Merindah Cobb</h3><p>Chief Operating Officer. Keeps 38 crews in the right suburb on the right day.</p><h3>Greg Stanhope</h3><p>Procurement Manager. Panels, inverters, batteries, and the good biscuits.</p><h3>Lorraine Tickle</h3><p>Office. Actually runs the place.</p>`),
  page("/yarns", "Yarns", `<h1>Yarns</h1><p><a href="${site}/yarns/merindah-joins">Merindah Cobb joins as COO</a></p><p><a href="${site}/yarns/twelve-containers">Twelve containers and a typhoon</a></p>`),
  page("/yarns/merindah-joins", "Merindah Cobb joins as COO", `<h1>Merindah Cobb joins as COO</h1><p>2 February 2026</p><p>We have pinched Merindah from Ironbark Couriers, where she was National Dispatch Manager and built the scheduling desk that 1,100 vans run on. As Chief Operating Officer she takes over field operations, the warehouse and customer care.</p><p>Merindah is a Gamilaraay woman from Moree. She has a Bachelor of Business (Logistics) from Griffith University. She mentors for the Yarraga Trust, which helps First Nations school leavers into trades.</p>`),
  page("/yarns/twelve-containers", "Twelve containers and a typhoon", `<h1>Twelve containers and a typhoon</h1><p>6 November 2025. When the port shut, Greg Stanhope, our Procurement Manager, rerouted twelve containers of panels through Townsville and had them on the truck in nine days. Not one job was cancelled.</p><p>Greg did twenty years buying for hardware stores before solar and is halfway through his CIPS diploma. "You ring people before you need them," he says.</p>`),
  {
    url: "https://www.ironbarkcouriers.example/people/dispatch",
    body: `<html><head><title>National dispatch - Ironbark Couriers</title></head><body><h1>National dispatch</h1><p>National Dispatch Manager: Merindah Cobb, Brisbane. Night desk: Trev Oates. Spare parts: Shu-Fen Lai.</p><p>Page last changed 2024.</p></body></html>`
  },
  {
    url: "https://www.moorookanetball.example/teams/opens",
    body: `<!DOCTYPE html><html><head><title>Opens squad | Moorooka Magpies Netball</title></head><body><h1>Opens squad 2026</h1><table><tr><td>GK</td><td>Tahlia Brooks</td></tr><tr><td>WD, captain</td><td>Merindah Cobb</td></tr><tr><td>GS</td><td>Ana Fifita</td></tr></table><p>Skipper Merindah Cobb (ten seasons, day job: chief operating officer at Wattlebark Solar) was voted players' player in the 2025 grand final.</p></body></html>`
  },
  {
    url: "https://www.currumundisurf.example/patrols",
    body: `<html><head><title>Patrol roster - Currumundi Sands SLSC</title></head><body><h2>Currumundi Sands Surf Life Saving Club</h2><p>Patrol 4 captain: Greg Stanhope. Patrol 5 captain: Jo Hatch.</p><p>Long service: Greg Stanhope, who buys solar panels for Wattlebark Solar in Brisbane, received his 20 years patrol service medal in October. He holds the Bronze Medallion and trains our nippers on Sundays. His kelpie, Bolts, holds no qualification.</p></body></html>`
  }
]
const industry = "Solar energy | Solar | Renewable energy | Solar installation | Rooftop solar | Solar and batteries | Energy | Renewables | Solar power | Solar and battery installation | Renewable energy equipment | Rooftop solar and home batteries"
const location = "Brisbane | Brisbane, Australia | Brisbane, Queensland | Brisbane, QLD"
const au = "Australia | Queensland | Moorooka, Brisbane | Moorooka QLD | Moorooka | South-east Queensland | Queensland, Australia"
const company = "Wattlebark Solar | Wattlebark Solar Pty Ltd"
export default {
  pages,
  people: [
    {
      id: "callum-fairweather-nguyen",
      about: "Founder with a YouTube channel, a podcast appearance and a LinkedIn listing.",
      contact: { email: "callum@wattlebarksolar.example", full_name: "Callum Fairweather-Nguyen" },
      outcome: "found",
      facts: {
        title: "Founder and CEO | Founder & CEO | CEO | Founder | Chief Executive Officer | CEO and Founder",
        company,
        location,
        industry,
        achievements: ["Founded Wattlebark Solar in 2014 | Founded Wattlebark Solar | Started Wattlebark Solar in 2014 | Founder of Wattlebark Solar"],
        skills: ["Electrician | Licensed electrician | Electrical work | Electrical trade | Solar installation"],
        hobbies: ["Surfing"],
        linkedin: "https://www.linkedin.com/in/callumfn | https://au.linkedin.com/in/callumfn | linkedin.com/in/callumfn"
      },
      also: {
        title: "Electrician | Sparky | Apprentice electrician | YouTuber | Host of Roof Check",
        location: au,
        skills: ["Electrical trade | Electrician", "Batteries | Home batteries | Battery storage", "Solar | Solar panels | Solar installation", "Strata solar | Solar for apartments", "Sales | Sales without commission", "Video making | Video | YouTube", "Hiring apprentices | Training apprentices"],
        achievements: ["Roof Check YouTube channel | Runs the YouTube channel Roof Check | Roof Check", "18,000 roofs | 18,000 rooftops | Wattlebark has put solar on 18,000 roofs", "Guest on the Ops & Orders podcast | Ops & Orders podcast guest | Episode 38 of Ops & Orders | Episode of Ops & Orders", "Every fourth hire is an apprentice | A quarter of the crew are apprentices", "Why I fired my sales team | Replaced commission with salaries | No commission | Scrapped commission", "Grew from a ute and a ladder to 150 people"],
        interests: ["Solar | Batteries | Home batteries | Electrification | Strata solar", "Surfing", "Apprenticeships | Apprentices | Trades training", "Electric vehicles | EVs | Electric utes", "Brisbane Broncos | Rugby league"],
        hobbies: ["Making videos | YouTube", "Watching rugby league | Rugby league"],
        sports_teams: ["Brisbane Broncos | Broncos"],
        causes: ["Apprenticeships | Women in trades | Apprentices | Getting women on the tools", "Renewable energy"],
        linkedin_bio: "Founder & CEO at Wattlebark Solar | Founder & CEO - Wattlebark Solar | Electrician. Founder. Panels on 18,000 roofs and counting. Brisbane."
      },
      sources: [`${site}/our-mob`, "https://www.opsandorders.example/episodes/38-callum-fairweather-nguyen", "https://www.youtube.com/@roofcheck", "https://www.linkedin.com/in/callumfn"]
    },
    {
      id: "merindah-cobb",
      about: "Changed employer in February 2026; the courier's page still lists her.",
      contact: { email: "merindah.cobb@wattlebarksolar.example", full_name: "Merindah Cobb", company: "Wattlebark Solar" },
      outcome: "found",
      facts: {
        title: "Chief Operating Officer | COO",
        company,
        location,
        industry,
        skills: ["Scheduling | Dispatch | Logistics | Field operations"],
        hobbies: ["Netball"],
        sports_teams: ["Moorooka Magpies Netball | Moorooka Magpies"],
        causes: ["Yarraga Trust | First Nations school leavers | First Nations young people in trades | Mentoring First Nations school leavers"],
        education: [{ institution: "Griffith University", degree: "Bachelor of Business", field: "Logistics" }]
      },
      also: {
        title: "National Dispatch Manager | Captain | Mentor | Skipper",
        company: "Ironbark Couriers",
        location: au,
        skills: ["Scheduling", "Dispatch", "Logistics", "Field operations", "Warehouse operations | Warehousing", "Customer care | Customer service", "Mentoring", "Crew planning | Workforce planning"],
        achievements: ["Built the scheduling desk that 1,100 vans run on | Scheduling desk for 1,100 vans", "Players' player of the 2025 grand final | Players' player 2025 | Players' player in the 2025 grand final", "Captain of the Moorooka Magpies opens squad | Ten seasons | Captains the opens squad", "Joined Wattlebark Solar as COO in February 2026 | Joined as COO in 2026", "Keeps 38 crews on schedule | Schedules 38 crews"],
        interests: ["Netball", "Mentoring | First Nations employment | Trades for First Nations youth", "Scheduling | Logistics"],
        hobbies: ["Captaining a netball team"],
        memberships: ["Moorooka Magpies Netball | Moorooka Magpies", "Yarraga Trust"]
      },
      sources: [`${site}/our-mob`, `${site}/yarns/merindah-joins`, "https://www.moorookanetball.example/teams/opens", "https://www.ironbarkcouriers.example/people/dispatch"]
    },
    {
      id: "greg-stanhope",
      about: "Procurement manager; a local court list has him. Lifesaver.",
      contact: { email: "greg@wattlebarksolar.example", full_name: "Greg Stanhope", company: "Wattlebark Solar" },
      outcome: "found",
      facts: {
        title: "Procurement Manager",
        company,
        location,
        industry,
        achievements: ["Rerouted twelve containers of panels through Townsville in nine days | Rerouted twelve containers | Rerouted twelve containers of panels through Townsville"],
        hobbies: ["Surf life saving | Surf lifesaving | Lifesaving"],
        memberships: ["Currumundi Sands Surf Life Saving Club | Currumundi Sands SLSC"],
        certifications: ["Bronze Medallion"],
        pets: ["Kelpie called Bolts | Bolts | Kelpie | Dog | Bolts, a kelpie | Kelpie named Bolts"]
      },
      also: {
        title: "Patrol captain | Patrol 4 captain | Hardware buyer | Nippers trainer | Captain of patrol 4 | Hardware stores buyer",
        location: au,
        skills: ["Procurement | Buying | Purchasing", "Supply chain | Shipping | Logistics | Rerouting shipments", "Supplier relationships | Supplier management", "Training nippers | Coaching", "Surf lifesaving | Lifesaving", "Solar panels, inverters and batteries | Solar procurement"],
        achievements: ["20 years patrol service medal | Twenty years patrol service medal | Patrol service medal", "Twenty years buying for hardware stores | 20 years buying for hardware stores", "Not one job cancelled | No jobs cancelled when the port shut", "Captain of patrol 4"],
        interests: ["Surf life saving | Lifesaving | Surf lifesaving", "Procurement"],
        hobbies: ["Training nippers | Coaching nippers"],
        causes: ["Surf life saving | Youth lifesaving | Nippers | Beach safety"],
        certifications: ["CIPS diploma (in progress) | CIPS diploma | Halfway through his CIPS diploma"],
        memberships: ["CIPS"],
        education: [{ institution: "CIPS", degree: "CIPS diploma | Diploma" }]
      },
      sources: [`${site}/our-mob`, `${site}/yarns/twelve-containers`, "https://www.currumundisurf.example/patrols", "https://www.sunshinecourier.example/court/maroochy-list-2022-08"],
      sensitive: ["drink-driving", "drink driving", "0.112", "licence disqualified", "Magistrates"]
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/callumfn", title: "Callum Fairweather-Nguyen - Founder & CEO - Wattlebark Solar | LinkedIn", snippet: "Electrician. Founder. Panels on 18,000 roofs and counting. Brisbane." }
  ],
  youtube: [
    {
      id: "UCroofcheck00000000000001",
      handle: "@roofcheck",
      title: "Roof Check with Callum Fairweather-Nguyen",
      videos: [
        { id: "rfChk0000a1", title: "What nobody tells you about home batteries", at: "2026-04-04T22:00:00Z", description: "Callum Fairweather-Nguyen, sparky and founder of Wattlebark Solar in Brisbane, opens three batteries and loses a screwdriver." },
        { id: "rfChk0000a2", title: "Strata solar: six owners, one roof", at: "2025-12-13T22:00:00Z", description: "Callum Fairweather-Nguyen of Wattlebark Solar explains shared solar. Filmed before a surf." },
        { id: "rfChk0000a3", title: "Hire apprentices, here's how", at: "2025-08-30T22:00:00Z", description: "Every fourth person we hire is an apprentice, and half of them this year are women." }
      ]
    }
  ]
}
