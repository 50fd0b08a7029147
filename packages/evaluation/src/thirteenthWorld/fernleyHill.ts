import type { WorldPart } from "../World.ts"

const district = (
  title: string,
  body: string
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>${title} &bull; Fernley Hill Water District, CO</title></head>
<body><div id="skip"><a href="#main">Skip to Main Content</a></div><div id="alertBar">Hydrant flushing on the Mesa through January 22. Water may look rusty; run the cold tap.</div>
<table width="960" align="center"><tr><td id="logo"><a href="/">Fernley Hill Water District</a></td><td><a href="/170/Pay-My-Bill">Pay My Bill</a> | <a href="/181/Board">Board</a> | <a href="/192/Staff">Staff</a> | <a href="/205/Water-Quality">Water Quality</a> | <a href="/AgendaCenter">Agendas &amp; Minutes</a> | <a href="/Archive">Tap Talk newsletter</a> | <a href="/espanol">En espa&ntilde;ol</a></td></tr>
<tr><td colspan="2" id="main">${body}</td></tr>
<tr><td colspan="2"><font size="1">Fernley Hill Water District, 1820 Lake Avenue, Pueblo, Colorado 81004. Main breaks, day or night: 719-555-0143. Government Websites by TownPlex&reg;</font></td></tr></table></body></html>`

/** A municipal water utility in Colorado: a superintendent named like a real estate agent of the same city, a manager, a chemist. */
export const fernleyHill: WorldPart = {
  pages: [
    {
      url: "https://fernleyhillwater.example/192/Staff",
      body: district(
        "Staff",
        `<h1>Staff Directory</h1><table border="1" cellpadding="4"><tr><th>Name</th><th>Title</th><th>Phone</th></tr>
<tr><td>Douglas Pettibone</td><td>General Manager</td><td>719-555-0101</td></tr>
<tr><td>Renee Salazar</td><td>Water Treatment Plant Superintendent</td><td>719-555-0117</td></tr>
<tr><td>Keisha Arrington</td><td>Laboratory Supervisor</td><td>719-555-0122</td></tr>
<tr><td>Hal Brubaker</td><td>Meter Shop</td><td>719-555-0130</td></tr>
<tr><td>Customer Service</td><td>&nbsp;</td><td>719-555-0100</td></tr></table><p>The Fernley Hill Water District is a public water utility that has served the south side of Pueblo since 1908.</p>`
      )
    },
    {
      url: "https://fernleyhillwater.example/Archive/tap-talk-2026-summer",
      body: district(
        "Tap Talk, Summer 2026",
        `<h1>Tap Talk &ndash; Summer 2026</h1><h2>Meet your plant superintendent</h2><p>Renee Salazar started at the plant in 2003 as a night-shift trainee. She holds a Colorado Class A Water Treatment Operator certificate, the highest the state gives, and has run the plant since 2019. &ldquo;I tell the trainees to use their nose first and SCADA second,&rdquo; she says. Renee and her husband raise Pueblo chiles on two acres in Avondale. Their blue heelers, Brine and Floc, come along on weekend rounds.</p><h2>Board recognizes filter project</h2><p>The Board thanked Ms. Salazar for bringing the filter rehabilitation in $640,000 under budget. Not one customer was without water.</p><h2>Lab tours</h2><p>Laboratory Supervisor Keisha Arrington will show fourth graders the microscopes again this fall. Teachers, call 719-555-0122.</p>`
      )
    },
    {
      url: "https://fernleyhillwater.example/AgendaCenter/minutes-2026-10-14",
      body: district(
        "Minutes, October 14, 2026",
        `<h1>Board of Directors, Regular Meeting, October 14, 2026</h1><p>Present: Directors Vigil, Haney, Trujillo, Oberholtzer. Absent: Director Pruitt (excused).</p><p>4. Manager's report. Mr. Pettibone reported that the district has replaced 31 miles of cast iron main since he came in 2016 and that the State Revolving Fund loan of $18.2 million was signed September 30. He asked the Board to think about drought pricing before spring.</p><p>5. Water quality. Ms. Arrington presented lead and copper results: all 60 homes below the action level. She and Ms. Salazar will change the corrosion inhibitor dose in January.</p><p>6. Public comment. A resident of Jerry Murphy Road complained of chlorine taste. Adjourned 7:52 p.m.</p>`
      )
    },
    {
      url: "https://rockymountainwaterworks.example/awards/2025",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>2025 award winners | Rocky Mountain Waterworks Conference</title><meta name="generator" content="WordPress 6.6"></head><body class="wp-theme-astra"><nav>Attend / Exhibit / Awards / Volunteer</nav><h1>2025 Award Winners</h1><h3>Operator of the Year (large systems)</h3><p><strong>Renee Salazar</strong>, Fernley Hill Water District, Pueblo. Nominated by eleven of her own operators. Renee earned her associate degree in water technology at Red Rocks Community College in 2007, on nights off, and now teaches the Saturday math review there for operators who are sitting the exam.</p><h3>Best Tasting Water</h3><p>Town of Silver Plume, again.</p><h3>Young Professional</h3><p>Omar Fayed, Fort Collins.</p></body></html>`
    },
    {
      url: "https://pueblosentinel.example/features/2026/08/salazar-mariachi",
      news: { seen: "20260822T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>She makes the water. On Fridays she plays the trumpet. | Pueblo Sentinel</title></head><body><div>Home | Steel City Sports | Opinion | Fair 2026 | Classifieds</div><article><h1>She makes the water. On Fridays she plays the trumpet.</h1><p>By Lorenzo Abeyta &bull; Aug. 22, 2026</p><p>Renee Salazar spends the week making sure 43,000 people on the south side can drink from the tap. On Fridays the superintendent of the Fernley Hill plant puts on a charro suit and plays trumpet in Mariachi Las Comadres, which opens the State Fair on Thursday.</p><p>She learned in the band room at Central High, and never stopped. Saturdays in the fall belong to the CSU Pueblo ThunderWolves: same seats since 2008.</p><p>What bothers her is that neighbors buy bottled water. &ldquo;I would put mine up against anything in plastic,&rdquo; she said. In May she and four operators drove to the San Luis Valley with Water for Conejos, a volunteer group that repairs wells for families who cannot pay for it.</p></article></body></html>`
    },
    {
      url: "https://steelcityhomes.example/agents/renee-salazar",
      body: `<!doctype html><html lang="en"><head><title>Renee Salazar, REALTOR&reg; | Steel City Homes, Pueblo CO</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Renee Salazar","address":{"@type":"PostalAddress","addressLocality":"Pueblo","addressRegion":"CO"},"telephone":"719-555-0188"}</script></head><body><h1>Renee Salazar, REALTOR&reg;, GRI</h1><p>Your Pueblo West specialist! Renee moved here from Fresno in 2014 and has closed more than 300 homes. President's Club 2022, 2023, 2024. Renee is a Zumba instructor, a proud Rotarian and mom to a very spoiled Pomeranian named Escrow.</p><p><a href="/valuation">What is my home worth?</a></p></body></html>`
    },
    {
      url: "https://specialdistrictsjournal.example/2026/05/pettibone-profile",
      news: { seen: "20260511T090000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>Manager profile: Douglas Pettibone | Special Districts Journal</title><meta name="author" content="Staff"></head><body><h1>Manager profile: Douglas Pettibone</h1><p><b>Position:</b> General manager, Fernley Hill Water District, Pueblo<br><b>Lives in:</b> Beulah, with two mules and a view of Greenhorn Mountain<br><b>School:</b> BS in civil engineering, Colorado State University, 1994; MPA, University of Colorado Denver, 2005<br><b>License:</b> Professional engineer (PE), Colorado</p><p><b>What is the job, really?</b> Pipe is easy. Rates are hard. I spend half my time explaining why water that falls out of the sky costs money.</p><p><b>Proudest of:</b> We got the $18 million from the revolving fund on the first try. Asset management did that; we could tell them where every valve was.</p><p><b>Off duty:</b> Fly fishing the Arkansas below the dam, and packing with the mules for the Forest Service trail crews. I'm treasurer of the Beulah volunteer fire department.</p><p><b>Team:</b> The Rockies. Somebody has to.</p></body></html>`
    },
    {
      url: "https://kpbl-radio.example/shows/valley-voices/2026-07-09",
      body: `<html><head><title>Valley Voices 7/9/26 | KPBL 89.5 community radio</title></head><body><h1>Valley Voices</h1><h2>July 9: Who owns the rain?</h2><p>Guests: Doug Pettibone of Fernley Hill Water, past president of the Colorado Special Utilities Council; and rancher Tess Medina. Doug explains water rights with a bag of pinto beans. Host: Carla Quick.</p><p>Pledge drive starts July 20!</p></body></html>`
    },
    {
      url: "https://frontrangechemists.example/members/spotlight-arrington",
      body: `<!doctype html><html lang="en"><head><title>Member spotlight: Keisha Arrington | Front Range Chemists</title></head><body><div id="nav"><a href="/">Home</a> <a href="/events">Events</a> <a href="/members">Members</a></div><h1>Member spotlight: Keisha Arrington</h1><p><img src="/img/ka.jpg" width="180" alt="Keisha in the lab"></p><p>Keisha runs the drinking water lab at the Fernley Hill Water District in Pueblo. She was born in Mobile, Alabama, took a BS in chemistry at Tuskegee University in 2012 and came west &ldquo;for one summer.&rdquo; An MS in environmental chemistry from Colorado School of Mines followed in 2016.</p><p>Her work is trace metals: ICP-MS, lead service lines, and lately PFAS. She wrote the method that three neighboring utilities now use for PFAS in hard water. She has been a member of the American Chemical Society since college.</p><p><i>What do you do for fun?</i> Rock climbing at Shelf Road, and I am in a gumbo war with my sister that has lasted nine years.</p></body></html>`
    },
    {
      url: "https://blackwomenwater.example/mentors",
      body: `<!doctype html><html lang="en"><head><title>Mentors — Black Women in Water</title></head><body><h1>Our mentors</h1><ul><li><b>Dr. Sharon Tubbs</b>, Atlanta. Wastewater.</li><li><b>Keisha Arrington</b>, Pueblo West, Colorado. Laboratory Supervisor, certified Water Quality Analyst (Level III). Mentoring since 2020. &ldquo;I answer texts about titration.&rdquo;</li><li><b>Yvette Okoro</b>, Houston. Finance.</li></ul><p>Want a mentor? Fill in the form.</p></body></html>`
    },
    {
      url: "https://pueblosentinel.example/news/2025/04/lab-pfas-grant",
      news: { seen: "20250417T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>South side water lab lands federal PFAS grant | Pueblo Sentinel</title></head><body><article><h1>South side water lab lands federal PFAS grant</h1><p>April 17, 2025</p><p>The Fernley Hill Water District will get $910,000 from the EPA to test wells for so-called forever chemicals. The application was written by Keisha Arrington, the district's laboratory supervisor, who did it, she said, &ldquo;between two batches and with a cat on the keyboard.&rdquo; The cat is called Beaker Street.</p><p>Arrington, a Denver Nuggets fan, promised free testing to anyone with a private well.</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/doug-pettibone-pe",
      title: "Douglas Pettibone, PE - General Manager - Fernley Hill Water District | LinkedIn",
      snippet:
        "Pipes, rates and mules. Pueblo, Colorado, United States · General Manager · Fernley Hill Water District. 23 years in public water. Education: Colorado State University."
    },
    {
      url: "https://www.linkedin.com/in/keisha-arrington-lab",
      title: "Keisha Arrington - Laboratory Supervisor - Fernley Hill Water District | LinkedIn",
      snippet:
        "Trace metals, PFAS and clean glassware. Location: Pueblo West, Colorado · Education: Colorado School of Mines · 412 connections"
    }
  ],
  people: [
    {
      id: "renee-salazar",
      about: "A plant superintendent; a real estate agent of the same city has her name.",
      contact: {
        email: "rsalazar@fernleyhillwater.example",
        full_name: "Renee Salazar",
        company: "Fernley Hill Water District"
      },
      outcome: "found",
      facts: {
        title:
          "Water Treatment Plant Superintendent | Plant Superintendent | superintendent of the Fernley Hill plant | superintendent",
        company: "Fernley Hill Water District | Fernley Hill Water | Fernley Hill",
        location: "Avondale | Avondale, Colorado | Pueblo, Colorado | Pueblo",
        skills: ["SCADA"],
        achievements: [
          "Operator of the Year | Operator of the Year (large systems)",
          "filter rehabilitation in $640,000 under budget | filter rehabilitation | $640,000 under budget"
        ],
        hobbies: [
          "trumpet | plays trumpet | Mariachi Las Comadres | mariachi | playing trumpet in Mariachi Las Comadres",
          "raise Pueblo chiles | raising Pueblo chiles | Pueblo chiles | growing chiles"
        ],
        sports_teams: ["CSU Pueblo ThunderWolves | ThunderWolves"],
        causes: ["Water for Conejos"],
        education: [
          {
            institution: "Red Rocks Community College",
            degree: "associate degree",
            field: "water technology",
            year: 2007
          }
        ],
        certifications: [
          "Colorado Class A Water Treatment Operator | Class A Water Treatment Operator | Class A Water Treatment Operator certificate"
        ],
        pets: [
          "blue heelers, Brine and Floc | blue heelers | Brine and Floc | two blue heelers | Brine | Floc"
        ]
      },
      also: {
        industry: "public water utility | water utility | water | drinking water",
        location: "Pueblo | Pueblo, Colorado | Pueblo, CO",
        skills: [
          "water treatment",
          "corrosion inhibitor | corrosion control",
          "teaches the Saturday math review | teaching | training operators",
          "filter rehabilitation",
          "trumpet"
        ],
        achievements: [
          "has run the plant since 2019",
          "started at the plant in 2003 as a night-shift trainee | night-shift trainee",
          "Nominated by eleven of her own operators",
          "teaches the Saturday math review",
          "making sure 43,000 people on the south side can drink from the tap | 43,000 people",
          "opens the State Fair"
        ],
        interests: [
          "mariachi",
          "trumpet",
          "tap water | water",
          "Pueblo chiles | chiles",
          "CSU Pueblo ThunderWolves | football",
          "SCADA",
          "wells",
          "water treatment"
        ],
        hobbies: ["CSU Pueblo ThunderWolves"],
        causes: ["repairs wells for families who cannot pay | wells", "tap water"],
        memberships: ["Mariachi Las Comadres", "Water for Conejos"],
        education: [{ institution: "Central High | Central High School" }]
      },
      sources: [
        "https://fernleyhillwater.example/192/Staff",
        "https://fernleyhillwater.example/Archive/tap-talk-2026-summer",
        "https://fernleyhillwater.example/AgendaCenter/minutes-2026-10-14",
        "https://rockymountainwaterworks.example/awards/2025",
        "https://pueblosentinel.example/features/2026/08/salazar-mariachi"
      ],
      never: [
        "REALTOR",
        "Steel City Homes",
        "Fresno",
        "Zumba",
        "Rotarian",
        "Pomeranian",
        "Escrow",
        "President's Club",
        "Pueblo West"
      ]
    },
    {
      id: "douglas-pettibone",
      about: "A manager in a profile, in minutes, on the radio and in a LinkedIn listing.",
      contact: {
        email: "dpettibone@fernleyhillwater.example",
        full_name: "Douglas Pettibone",
        company: "Fernley Hill Water District",
        title: "General Manager"
      },
      outcome: "found",
      facts: {
        title: "General Manager",
        company: "Fernley Hill Water District | Fernley Hill Water | Fernley Hill",
        location: "Beulah | Beulah, Colorado | Pueblo, Colorado | Pueblo",
        skills: ["Asset management"],
        achievements: [
          "State Revolving Fund loan of $18.2 million | $18 million from the revolving fund | State Revolving Fund loan"
        ],
        hobbies: ["Fly fishing | Fly fishing the Arkansas"],
        sports_teams: ["The Rockies | Rockies | Colorado Rockies"],
        memberships: ["Colorado Special Utilities Council"],
        causes: ["Beulah volunteer fire department | volunteer fire department"],
        education: [
          {
            institution: "Colorado State University",
            degree: "BS",
            field: "civil engineering",
            year: 1994
          }
        ],
        certifications: ["Professional engineer (PE) | Professional engineer | PE | PE, Colorado"],
        pets: ["two mules | mules"],
        linkedin: "https://www.linkedin.com/in/doug-pettibone-pe | linkedin.com/in/doug-pettibone-pe"
      },
      also: {
        education: [{ institution: "University of Colorado Denver", degree: "MPA", year: 2005 }],
        location: "Pueblo, Colorado, United States | Pueblo",
        industry:
          "public water utility | water utility | public water | water | special districts | government",
        skills: [
          "water rights",
          "rates | rate setting | drought pricing",
          "civil engineering",
          "public water"
        ],
        achievements: [
          "replaced 31 miles of cast iron main | 31 miles of cast iron main",
          "past president | past president of the Colorado Special Utilities Council",
          "treasurer of the Beulah volunteer fire department",
          "Manager profile: Douglas Pettibone",
          "Valley Voices | Who owns the rain?",
          "23 years in public water"
        ],
        interests: [
          "water rights",
          "mules",
          "fly fishing",
          "asset management",
          "drought pricing",
          "rates",
          "The Rockies | Rockies | baseball",
          "Pipes | pipe",
          "trails | Forest Service trail crews"
        ],
        hobbies: ["packing with the mules | mule packing | packing | mules"],
        causes: ["Forest Service trail crews | packing with the mules for the Forest Service trail crews"],
        memberships: ["Beulah volunteer fire department | treasurer of the Beulah volunteer fire department"],
        linkedin_bio:
          "Pipes, rates and mules. | Pipes, rates and mules | Pipes, rates and mules. 23 years in public water."
      },
      sources: [
        "https://fernleyhillwater.example/192/Staff",
        "https://fernleyhillwater.example/AgendaCenter/minutes-2026-10-14",
        "https://specialdistrictsjournal.example/2026/05/pettibone-profile",
        "https://kpbl-radio.example/shows/valley-voices/2026-07-09",
        "https://www.linkedin.com/in/doug-pettibone-pe"
      ]
    },
    {
      id: "keisha-arrington",
      about: "A chemist in a society's portrait, a mentors' list, a newspaper and a LinkedIn listing.",
      contact: { email: "karrington@fernleyhillwater.example", full_name: "Keisha Arrington" },
      outcome: "found",
      facts: {
        title: "Laboratory Supervisor",
        company: "Fernley Hill Water District | Fernley Hill Water | Fernley Hill",
        location: "Pueblo West, Colorado | Pueblo West | Pueblo, Colorado | Pueblo",
        skills: ["ICP-MS", "PFAS"],
        achievements: ["$910,000 from the EPA | federal PFAS grant | EPA grant | PFAS grant"],
        hobbies: ["Rock climbing | Rock climbing at Shelf Road | climbing"],
        sports_teams: ["Denver Nuggets"],
        memberships: ["American Chemical Society | the American Chemical Society"],
        education: [
          { institution: "Tuskegee University", degree: "BS", field: "chemistry", year: 2012 },
          {
            institution: "Colorado School of Mines",
            degree: "MS",
            field: "environmental chemistry",
            year: 2016
          }
        ],
        certifications: [
          "Water Quality Analyst (Level III) | Water Quality Analyst | certified Water Quality Analyst"
        ],
        pets: ["cat | Beaker Street | The cat is called Beaker Street | cat called Beaker Street"]
      },
      also: {
        industry: "public water utility | water utility | drinking water | water",
        location: "Pueblo | Pueblo, Colorado",
        linkedin: "https://www.linkedin.com/in/keisha-arrington-lab | linkedin.com/in/keisha-arrington-lab",
        skills: [
          "Trace metals",
          "lead service lines | lead and copper",
          "environmental chemistry | chemistry",
          "titration",
          "mentoring",
          "water quality",
          "corrosion inhibitor",
          "grant writing",
          "laboratory management"
        ],
        achievements: [
          "wrote the method that three neighboring utilities now use for PFAS in hard water | method for PFAS in hard water | PFAS in hard water",
          "all 60 homes below the action level",
          "Mentoring since 2020",
          "Member spotlight: Keisha Arrington | Member spotlight",
          "promised free testing to anyone with a private well"
        ],
        interests: [
          "PFAS | forever chemicals",
          "trace metals",
          "lead service lines",
          "gumbo | gumbo war",
          "rock climbing",
          "Denver Nuggets | basketball",
          "titration",
          "mentoring",
          "microscopes"
        ],
        hobbies: ["gumbo | gumbo war | cooking | cooking gumbo"],
        causes: [
          "Black Women in Water",
          "Mentoring | mentoring",
          "lab tours | show fourth graders the microscopes",
          "free testing to anyone with a private well"
        ],
        memberships: ["Front Range Chemists", "Black Women in Water"],
        linkedin_bio: "Trace metals, PFAS and clean glassware. | Trace metals, PFAS and clean glassware"
      },
      sources: [
        "https://fernleyhillwater.example/192/Staff",
        "https://fernleyhillwater.example/Archive/tap-talk-2026-summer",
        "https://fernleyhillwater.example/AgendaCenter/minutes-2026-10-14",
        "https://frontrangechemists.example/members/spotlight-arrington",
        "https://blackwomenwater.example/mentors",
        "https://pueblosentinel.example/news/2025/04/lab-pfas-grant",
        "https://www.linkedin.com/in/keisha-arrington-lab"
      ]
    }
  ]
}
