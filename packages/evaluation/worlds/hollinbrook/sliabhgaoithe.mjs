// A wind energy company in Galway: engagement, maintenance, and a nobody.
const root = "https://www.sliabhgaoithe.example"
const page = (path, title, main) => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en-IE"><head><meta charset="utf-8"><title>${title} | Sliabh Gaoithe Energy</title><meta name="generator" content="Umbraco"><meta property="og:type" content="article"><meta property="og:locale" content="en_IE"></head>
<body class="tpl-content"><div class="ribbon">Planning application for Cnoc Bán extension: <a href="/projects/cnoc-ban">see the maps</a></div>
<div class="top"><a href="/"><svg role="img" aria-label="Sliabh Gaoithe Energy"></svg></a><ul class="mainnav"><li><a href="/projects/cnoc-ban">Projects</a></li><li><a href="/about/people">People</a></li><li><a href="/community">Community</a></li><li><a href="/careers/day-in-the-life-tomasz">Careers</a></li></ul></div>
<div class="content"><h1>${title}</h1>
${main}
</div>
<div class="foot"><p>Sliabh Gaoithe Energy DAC, Eyre Quarter, Galway. Turbines and a few good fields of sheep.</p><p>Cookie policy | Modern slavery | Whistleblowing</p></div></body></html>`
})

const pages = [
  page("/", "Wind power from the west", `<p>Sliabh Gaoithe Energy develops and runs wind farms in Galway, Mayo and Clare: 41 turbines, 138 megawatts, and power for 90,000 homes.</p><p><a href="/about/people">People</a></p>`),
  page("/about/people", "People", `<table class="people"><tr><td><img src="/media/eoin.jpg" alt=""></td><td><strong>Eoin Mannion</strong><br>Chief Executive</td></tr>
<tr><td><img src="/media/aoife.jpg" alt=""></td><td><strong>Aoife N&iacute; Bhriain</strong><br>Head of Community Engagement<br>Aoife worked in local radio for twelve years, the last four as a producer with Raidi&oacute; Chois Fharraige, before she joined us in 2019. She holds a BA in Irish and Geography from the University of Galway. Aoife set up our community fund, which has paid out &euro;2.6 million to 214 local groups.</td></tr>
<tr><td><img src="/media/tomasz.jpg" alt=""></td><td><strong>Tomasz W&oacute;jcik</strong><br>Operations and Maintenance Manager<br>Tomasz keeps 41 turbines turning. Contact: tw@sliabhgaoithe.example</td></tr></table>`),
  page("/community", "Community", `<p>&ldquo;A wind farm is a neighbour for thirty years. You had better know its first name,&rdquo; says Aoife N&iacute; Bhriain, Head of Community Engagement. She holds a kitchen-table clinic in every parish where we build, through Irish or English.</p><p>This year's grants went to the lifeboat at Ros a' Mh&iacute;l, a sensory room in Tuam and a defibrillator for every parish hall in the barony.</p>`),
  page("/projects/cnoc-ban", "Cnoc Bán extension", `<p>Six more turbines beside the eleven that have stood at Cnoc B&aacute;n since 2014. Questions? Aoife N&iacute; Bhriain and the team are in the parish hall on the first Monday of each month.</p>`),
  page("/careers/day-in-the-life-tomasz", "A day in the life: Tomasz", `<p class="intro">Tomasz W&oacute;jcik is our Operations and Maintenance Manager. He came to Galway from Gda&#324;sk in 2006, for a summer.</p>
<p><strong>6.40</strong> Coffee, wind forecast, coffee. I decide which turbines we can stop today. You never stop a turbine on a good day.</p>
<p><strong>8.00</strong> Toolbox talk. I have nine technicians. Everybody climbs, also me. I keep my GWO certificates up to date, the doctor says I am too old, the doctor has not seen the view.</p>
<p><strong>13.00</strong> Data. I studied electrical engineering at Gda&#324;sk University of Technology, so I am never far from a plot. We changed to condition monitoring in 2021: gearboxes tell you they will break two months before they do. Our availability is 98.3 per cent now, the best it has ever been.</p>
<p><strong>18.00</strong> Home, or the sea. I sail a Hooker. This is a boat! Galway Hooker, red sails, very old, made of tar and patience.</p>`),
  {
    url: "https://stopcnocban.example/who-is-who",
    body: `<html><head><title>STOP CNOC BÁN - who is who</title></head><body bgcolor="#ffffe0"><h1>WHO IS WHO IN THE WIND RACKET</h1><p>AOIFE N&Iacute; BHRIAIN. So-called &ldquo;engagement&rdquo;. It is well known in the parish that she took bribes from the turbine makers and was convicted of fraud in Dublin under another name. Her radio show was cancelled for lies.</p><p>EOIN MANNION. Do not get us started.</p></body></html>`
  },
  {
    url: "https://galwayhookersclub.example/fleet",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>The fleet - Cladach Hookers Club</title></head><body><h1>The fleet</h1><ul><li><b>Naomh B&eacute;inin</b>, 1911, gleoiteog. Owner T. W&oacute;jcik (Tomasz from the wind farms). Winner, Cruinni&uacute; na mB&aacute;d class 2, 2025.</li><li><b>An Fhaoile&aacute;n</b>, 1934, b&aacute;d m&oacute;r.</li></ul></body></html>`
  },
  {
    url: "https://hehirundertakers.example/",
    body: `<html><head><title>Hehir Undertakers, Ennis</title></head><body><h1>Hehir & Sons, Undertakers</h1><p>Cormac Hehir and family have served Ennis, Co. Clare since 1938. Chapel of rest, repatriation, flowers.</p></body></html>`
  }
]

export default {
  pages,
  gitlab: [{
    id: 5540912,
    username: "tomekwiatr",
    name: "Tomasz Wójcik",
    bio: "Wind turbine O&M at Sliabh Gaoithe Energy. SCADA and vibration data.",
    job_title: "Operations and Maintenance Manager",
    organization: "Sliabh Gaoithe Energy",
    location: "Galway, Ireland",
    projects: [
      { name: "gearbox-whisper", description: "Early warning of gearbox faults from SCADA temperatures", at: "2026-01-11T10:00:00Z" },
      { name: "tide-and-tar", description: "Tide tables for old boats in Galway Bay", at: "2024-06-03T10:00:00Z" }
    ]
  }],
  people: [
    {
      id: "aoife-ni-bhriain",
      about: "Written without accents; opponents of a wind farm slander her.",
      contact: { email: "aoife.nibhriain@sliabhgaoithe.example", full_name: "Aoife Ni Bhriain", company: "Sliabh Gaoithe Energy" },
      outcome: "found",
      facts: {
        title: "Head of Community Engagement",
        company: "Sliabh Gaoithe Energy | Sliabh Gaoithe Energy DAC",
        location: "Galway | Galway, Ireland",
        industry: "Renewable energy | Wind energy | Wind power | Energy",
        skills: ["Community engagement"],
        achievements: ["Set up a community fund that has paid out €2.6 million to 214 local groups | Community fund of €2.6 million"],
        hobbies: ["Sean-nós singing | Sean-nós | Singing"],
        education: [{ institution: "University of Galway", degree: "BA", field: "Irish and Geography" }]
      },
      also: {
        title: "Radio producer | Producer",
        company: "Raidió Chois Fharraige",
        location: "Ireland | County Galway | Co. Galway | An Spidéal | Spiddal",
        industry: "Radio | Media | Broadcasting",
        skills: ["Radio production | Radio | Broadcasting | Producing", "Irish | Irish language | Gaeilge", "Geography", "Public consultation | Kitchen-table clinics | Public meetings", "Grant making | Community funds | Grants"],
        achievements: ["Joined the company in 2019", "Twelve years in local radio", "Community Engagement Prize of the Irish Wind Gathering 2025 | Community Engagement Prize 2025", "Kitchen-table clinics in every parish | Kitchen-table clinics", "Producer with Raidió Chois Fharraige for four years", "Placed second in sean-nós at the Oireachtas in 2023 | Second at the Oireachtas"],
        interests: ["Irish language | Irish", "Community", "Radio", "Sean-nós singing", "Wind energy"],
        hobbies: ["Music"],
        causes: ["Community fund | Local groups | Local communities", "Irish language"]
      },
      sources: ["https://www.sliabhgaoithe.example/about/people", "https://www.sliabhgaoithe.example/community", "https://www.sliabhgaoithe.example/projects/cnoc-ban", "https://irishwindgathering.example/2025/prizes"],
      never: ["bribe", "fraud", "convicted", "cancelled"]
    },
    {
      id: "tomasz-wojcik",
      about: "Initials for an address, no company given, an account at GitLab.",
      contact: { email: "tw@sliabhgaoithe.example", full_name: "Tomasz Wojcik" },
      outcome: "found",
      facts: {
        title: "Operations and Maintenance Manager | O&M Manager",
        company: "Sliabh Gaoithe Energy | Sliabh Gaoithe Energy DAC",
        location: "Galway | Galway, Ireland",
        industry: "Renewable energy | Wind energy | Wind power | Energy",
        skills: ["Condition monitoring | Wind turbine maintenance | Turbine maintenance"],
        achievements: ["Availability of 98.3 per cent | 98.3 per cent availability"],
        hobbies: ["Sailing | Sailing a Galway Hooker"],
        education: [{ institution: "Gdańsk University of Technology", field: "Electrical engineering" }],
        certifications: ["GWO | GWO certificates"]
      },
      also: {
        title: "Boat owner | Owner of Naomh Béinin",
        location: "Ireland",
        skills: ["Electrical engineering", "SCADA | SCADA data", "Vibration data | Vibration analysis", "Data analysis | Data", "Wind turbines | Operations and maintenance | O&M", "Leadership | Leading nine technicians", "Climbing turbines | Working at height", "Wind forecasting", "Programming | Software"],
        achievements: ["Winner, Cruinniú na mBád class 2, 2025 | Winner of class 2 at Cruinniú na mBád 2025", "gearbox-whisper", "tide-and-tar", "Changed to condition monitoring in 2021", "Keeps 41 turbines turning | 41 turbines", "In Galway since 2006 | Came to Galway in 2006", "Leads nine technicians"],
        interests: ["SCADA | SCADA data | SCADA and vibration data", "Vibration data", "Galway Hookers | Old boats | Traditional boats", "Wind turbines | Wind energy", "Sailing", "Tides"],
        hobbies: ["Old boats | Galway Hookers"],
        memberships: ["Cladach Hookers Club"]
      },
      sources: ["https://www.sliabhgaoithe.example/about/people", "https://www.sliabhgaoithe.example/careers/day-in-the-life-tomasz", "https://galwayhookersclub.example/fleet", "https://gitlab.com/tomekwiatr"]
    },
    {
      id: "cormac-hehir",
      about: "Nothing is online about this buyer; an undertaker in Ennis has his name.",
      contact: { email: "cormac.hehir@sliabhgaoithe.example", full_name: "Cormac Hehir", company: "Sliabh Gaoithe Energy" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["undertaker", "Hehir & Sons", "Chapel of rest", "1938"]
    }
  ]
}
