const sq = (title, inner) => `<!doctype html><html lang="en-SE"><head><meta charset="utf-8"><title>${title}</title><link rel="canonical" href="https://tarnhelm.example/"><meta property="og:site_name" content="Tarnhelm Games"/></head><body id="collection"><div class="Header"><a href="/">TARNHELM GAMES</a> <nav><a href="/games">Games</a><a href="/studio">Studio</a><a href="/news">News</a><a href="/jobs">Jobs</a></nav></div><main>${inner}</main><footer class="sections">Tarnhelm Games AB · Ångbåtsbron 3, Malmö, Sweden · hello@tarnhelm.example · <a href="/press">Press kit</a></footer></body></html>`

export default {
  people: [
    {
      id: "sofie-kjaergaard",
      about: "Art director; webmail address, personal site and Mastodon.",
      contact: { email: "sofie.kjaergaard@gmail.com", full_name: "Sofie Kjærgaard", company: "Tarnhelm Games" },
      outcome: "found",
      facts: {
        title: "Art Director",
        company: "Tarnhelm Games | Tarnhelm Games AB | Tarnhelm",
        location: "Copenhagen | Copenhagen, Denmark",
        industry: "Video games | Games | Game development | Gaming",
        skills: ["Environment art | Concept art | Environment concept art"],
        achievements: ["Best Visual Design at the Øresund Game Awards 2025 | Best Visual Design, Øresund Game Awards 2025 for The Salt Road | Øresund Game Award for Best Visual Design"],
        hobbies: ["Linocut printing | Linocuts | Printmaking | Linocut"],
        pets: ["Dachshund Pølse | Dachshund called Pølse | Pølse | Dog | Dachshund"],
        education: [{ institution: "The Animation Workshop | The Animation Workshop, Viborg | Animation Workshop", degree: "BA | Bachelor | Bachelor's degree", field: "Computer graphic arts | CG art", year: 2013 }]
      },
      also: {
        title: "Illustrator | Concept artist | Environment artist | Guest teacher | Artist",
        company: "Nattergal Interactive | Tiny Harbour Press",
        location: "Denmark | Nørrebro | Malmö | Viborg | Nørrebro, Copenhagen",
        industry: "Illustration | Art | Animation",
        skills: ["Gouache painting | Gouache | Painting", "Illustration", "Art direction", "Colour scripts | Color scripts | Colour theory | Colour", "Blender", "Krita", "Linocut | Printmaking | Linocut printing", "Teaching | Guest teaching", "Leading a team of six artists | Leading artists | Leading an art team", "Gouache", "Computer graphics | CG art", "Book illustration"],
        achievements: ["Art director of The Salt Road | The Salt Road | Painted every background of The Salt Road | The Salt Road (game)", "Picture book 'Otter Post' | Otter Post | Illustrated Otter Post", "Solo show of linocuts at Galleri Fjer | Solo exhibition at Galleri Fjer | Exhibition at Galleri Fjer", "212 gouache backgrounds | Painted 212 backgrounds", "Joined Tarnhelm in 2019 | at Tarnhelm since 2019"],
        interests: ["Colour | Pigments | Colour theory", "Fog | Weather | Painting weather", "Bogs | Peat bogs | Landscapes | Danish landscapes", "Dachshunds | Dogs", "Printmaking | Linocut", "Picture books | Children's books", "Winter bathing | Cold water", "Video games | Games", "Illustration", "Gouache"],
        hobbies: ["Winter bathing | Winter swimming", "Painting in gouache | Painting"],
        causes: ["Human-made art | Artists' rights | Art without generative AI | No generative AI"],
        memberships: ["Danish Illustrators' Guild | Illustrators' Guild", "Helgoland winter bathers | Winter bathing club Helgoland"],
        education: [{ institution: "The Animation Workshop", degree: "BA" }]
      },
      sources: ["https://tarnhelm.example/studio", "https://sofiekjaergaard.example/", "https://mastodon.art/@sofiekj", "https://oresundgameawards.example/2025", "https://tarnhelm.example/"]
    },
    {
      id: "viktor-ahlgren",
      about: "Founder and creative director; a forum slanders him.",
      contact: { email: "viktor@tarnhelm.example", full_name: "Viktor Ahlgren", company: "Tarnhelm Games", title: "Founder" },
      outcome: "found",
      facts: {
        title: "Creative Director and founder | Founder and Creative Director | Founder | Creative Director",
        company: "Tarnhelm Games | Tarnhelm Games AB | Tarnhelm",
        location: "Malmö, Sweden | Malmö | Malmo",
        industry: "Video games | Games | Game development | Gaming",
        skills: ["Game design | Level design"],
        achievements: ["The Salt Road sold 800,000 copies | The Salt Road | Made The Salt Road, 800,000 copies sold"],
        hobbies: ["Live action role-playing | Larp | Larping"],
        sports_teams: ["Malmö FF"],
        education: [{ institution: "Malmö University", degree: "BSc | Bachelor's | Bachelor", field: "Game development", year: 2008 }]
      },
      also: {
        title: "Game designer | Level designer | Writer | Chair | Board member",
        company: "Nattergal Interactive | Skåne Game Makers",
        location: "Sweden | Skåne",
        industry: "Interactive entertainment | Independent games | Indie games",
        skills: ["Narrative design | Writing", "Prototyping | Paper prototyping", "Running a studio | Studio management | Leading a studio of 35", "Dialogue writing", "Mentoring"],
        achievements: ["Founded Tarnhelm Games in 2014 | Founded Tarnhelm | Founded the studio in 2014", "Game of the Year at the Øresund Game Awards 2025 | Øresund Game Awards Game of the Year 2025 | Game of the Year 2025", "Four-day week at Tarnhelm since 2021 | Introduced a four-day week | Four-day week", "Lantern Eaters | Lantern Eaters (2017)", "Chair of Skåne Game Makers | Chairs Skåne Game Makers since 2022"],
        interests: ["Larp | Role-playing", "Four-day week | Working time | Shorter working weeks", "Football | Malmö FF", "Folklore | Scanian folklore | Swedish folklore", "Paper prototypes", "Storytelling"],
        hobbies: ["Football | Watching Malmö FF", "Sewing costumes | Costume making | Sewing"],
        memberships: ["Skåne Game Makers | Skåne Game Makers (chair)"],
        causes: ["Four-day week | Shorter working week", "Mentoring student teams | Mentoring students"],
        education: [{ institution: "Malmö University", degree: "BSc", field: "Games" }]
      },
      sources: ["https://tarnhelm.example/studio", "https://tarnhelm.example/news/salt-road-800000", "https://oresundcourier.example/business/four-day-week-tarnhelm", "https://skanegamemakers.example/about", "https://tarnhelm.example/"],
      never: ["plagiarist", "embezzled", "Glasvik", "stole the design", "fraudster"]
    },
    {
      id: "yuki-tanaka-berg",
      about: "Community manager, Bluesky and a studio interview. Email alone, first name.",
      contact: { email: "yuki@tarnhelm.example" },
      outcome: "found",
      facts: {
        title: "Community Manager",
        company: "Tarnhelm Games | Tarnhelm Games AB | Tarnhelm",
        location: "Malmö, Sweden | Malmö | Malmo",
        industry: "Video games | Games | Game development | Gaming",
        skills: ["Community management | Community building", "Moderation | Content moderation"],
        pets: ["Two ferrets, Natto and Miso | Ferrets Natto and Miso | Ferrets | Natto | Miso"],
        hobbies: ["Board games | Go | Playing Go"],
        causes: ["Accessibility in games | Game accessibility | Accessibility | Accessible games"]
      },
      also: {
        title: "Community lead | Streamer | Organiser | Bookseller | Moderator",
        company: "Malmö Go Club | Runaway Books",
        location: "Sweden | Osaka | Skåne",
        industry: "Community | Indie games",
        skills: ["Japanese | Japanese and English and Swedish | Swedish | Trilingual", "Streaming | Livestreaming | Live streaming", "Writing patch notes | Patch notes", "Discord | Running a Discord server", "Event organisation | organising events", "Accessibility testing"],
        achievements: ["Community of 96,000 | Grew the Discord from 4,000 to 96,000 | Discord server of 96,000 people", "Accessibility options for The Salt Road | Pushed for remappable controls and text size in The Salt Road | Players' accessibility council | Started the accessibility council", "Runs the children's Go tournament | Children's tournament at Malmö Go Club | Runs the children's tournament in May", "Weekly stream Tea with Tarnhelm | Tea with Tarnhelm | Hosts Tea with Tarnhelm", "Go rank 2 dan | 2 dan in Go | Second dan at Go", "Joined Tarnhelm in 2020"],
        interests: ["Go | Board games", "Ferrets", "Tea", "Accessibility", "Moderation", "Second-hand bookshops | Books", "Streaming"],
        hobbies: ["Tea | Brewing tea", "Second-hand books | Reading", "Streaming"],
        memberships: ["Malmö Go Club"]
      },
      sources: ["https://tarnhelm.example/studio", "https://tarnhelm.example/news/tea-with-yuki", "https://bsky.app/profile/yukitb.bsky.social", "https://malmogo.example/", "https://tarnhelm.example/"]
    }
  ],
  pages: [
    {
      url: "https://tarnhelm.example/",
      body: sq("Tarnhelm Games", `<h1>We make quiet games about large places.</h1><p>The Salt Road is out on everything. <a href="/games">Play it</a> or <a href="/news/salt-road-800000">read how it is doing</a>.</p><p>An independent video game studio of 35 in Malmö, working four days a week.</p>`)
    },
    {
      url: "https://tarnhelm.example/studio",
      body: sq("Studio — Tarnhelm Games", `<h1>Studio</h1><h2>Who</h2><p><strong>Viktor Ahlgren</strong> founded Tarnhelm in 2014 and is its creative director. He has a BSc in game development from Malmö University (2008) and was a level designer at Nattergal Interactive. He designs the levels, writes half of the dialogue and prototypes on paper.</p><p><strong>Sofie Kjærgaard</strong>, art director, commutes over the bridge from Copenhagen with a dachshund named Pølse. Painted every background of The Salt Road, all 212. With us since 2019; leads the six artists.</p><p><strong>Yuki Tanaka-Berg</strong> is the community manager: Discord, streams, patch notes, and the voice that says "we hear you". Joined 2020. yuki@tarnhelm.example</p><p><strong>Halina Brzezicka</strong> is technical director.</p><p><strong>Mikkel Rode</strong> makes the sound.</p>`)
    },
    {
      url: "https://tarnhelm.example/news",
      body: sq("News — Tarnhelm Games", `<ul><li><a href="/news/salt-road-800000">800,000 travellers</a></li><li><a href="/news/tea-with-yuki">Tea with Yuki</a></li></ul>`)
    },
    {
      url: "https://tarnhelm.example/news/salt-road-800000",
      body: sq("800,000 travellers — Tarnhelm Games", `<h1>800,000 travellers</h1><p>19 January 2026</p><p>As of this morning The Salt Road has sold 800,000 copies. "I had budgeted for eighty," says Viktor Ahlgren, founder and creative director. In October the game took Game of the Year and Best Visual Design (that's Sofie!) at the Øresund Game Awards.</p><p>Our first game, Lantern Eaters (2017), is half price to celebrate.</p>`)
    },
    {
      url: "https://tarnhelm.example/news/tea-with-yuki",
      body: sq("Tea with Yuki — Tarnhelm Games", `<h1>Tea with Yuki</h1><p>15 May 2025</p><p><em>Yuki Tanaka-Berg hosts Tea with Tarnhelm every Wednesday. We turned the camera round.</em></p><p><strong>How big is the Discord now?</strong><br>96,000 people. It was 4,000 when I came. Moderation is gardening, you have to like weeding.</p><p><strong>What are you proudest of?</strong><br>The accessibility council. Nine players who tell us where they get stuck. Text size, remappable controls, the slower ferry, that's all them. Games should be for everybody's hands.</p><p><strong>Before games?</strong><br>A second-hand bookshop in Osaka called Runaway Books. I moved to Malmö for love and stayed for the rye bread.</p><p><strong>And at home?</strong><br>Two ferrets, Natto and Miso. Too many tea pots. A Go board; I play at the club on Mondays.</p>`)
    },
    {
      url: "https://sofiekjaergaard.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sofie Kjærgaard, pictures</title></head><body><div class="h-card"><h1><span class="p-name">Sofie Kjærgaard</span></h1><p>I am <span class="p-job-title">art director</span> at <a class="p-org" href="https://tarnhelm.example/">Tarnhelm Games</a>. In the evenings I cut lino and paint in gouache, mostly bogs, mostly in fog.</p><p>I live in <span class="p-locality">Nørrebro, Copenhagen</span>. I went to The Animation Workshop in Viborg (BA, computer graphic arts, 2013), then was an environment artist at Nattergal Interactive for five years. Member of the Danish Illustrators' Guild. Now and then I go back to Viborg as a guest teacher, for a week on colour scripts.</p><h2>Things</h2><ul><li><b>Otter Post</b>, picture book, Tiny Harbour Press, 2023</li><li><b>Low Water</b>, linocuts, solo show at Galleri Fjer, spring 2025</li><li>Concept art and backgrounds for The Salt Road</li></ul><p>Tools: gouache, Krita, Blender, a very old etching press.</p><p>No generative anything in any of it.</p><p>Write: <a class="u-email" href="mailto:sofie.kjaergaard@gmail.com">sofie.kjaergaard@gmail.com</a>. Also on <a rel="me" href="https://mastodon.art/@sofiekj">Mastodon</a>.</p></div></body></html>`
    },
    {
      url: "https://oresundcourier.example/business/four-day-week-tarnhelm",
      news: { seen: "20250911T070000Z", language: "English", country: "Sweden" },
      body: `<!DOCTYPE html><html lang="en"><head><title>"Nobody makes a good level on a Friday" | Øresund Courier</title></head><body><nav>Øresund Courier | News | Business | Culture | Bridge traffic</nav><article><h1>"Nobody makes a good level on a Friday"</h1><p>11 September 2025</p><p>Since 2021 the 35 people of Tarnhelm Games in Malmö have worked four days a week at full pay. Viktor Ahlgren, 41, who runs the studio, says it was the cheapest decision he ever made.</p><p>"We shipped The Salt Road three weeks late. Everybody ships late. We did it without a single divorce."</p><p>On the fifth day he sews. Ahlgren has been going to larps in the forests of Skåne since he was fifteen, and the costume of a drowned bishop takes a while. On Sundays there's Malmö FF. And he chairs Skåne Game Makers, where he mentors student teams from the university.</p><p>He likes the region's folklore, "the nasty bits".</p></article></body></html>`
    },
    {
      url: "https://skanegamemakers.example/about",
      body: `<!DOCTYPE html><html><head><title>About | Skåne Game Makers</title></head><body><h1>Skåne Game Makers</h1><p>The association of people who make games in the south of Sweden. 410 members.</p><p>Board: Viktor Ahlgren, Tarnhelm Games (chair since 2022); Petra Nyström; Ibrahim Saleh; Lotte Bak.</p></body></html>`
    },
    {
      url: "https://oresundgameawards.example/2025",
      body: `<!DOCTYPE html><html><head><title>Øresund Game Awards 2025: winners</title></head><body><h1>Winners 2025</h1><dl><dt>Game of the Year</dt><dd>The Salt Road, Tarnhelm Games</dd><dt>Best Visual Design</dt><dd>The Salt Road (art director: Sofie Kjærgaard)</dd><dt>Best Audio</dt><dd>Hum, Studio Rugbrød</dd></dl></body></html>`
    },
    {
      url: "https://pixelgripes.example/t/the-truth-about-tarnhelm/4471",
      body: `<!DOCTYPE html><html><head><title>The truth about Tarnhelm - PixelGripes Forum</title><meta name="generator" content="phpBB"></head><body><div class="post"><p class="author">saltyroad99 » 02 Feb 2026</p><div class="content">Everyone in Malmö knows Viktor Ahlgren is a plagiarist. He stole the design of The Salt Road from a student named Glasvik and embezzled the kickstarter. A fraudster, plain and simple. I have no proof but think about it.</div></div><div class="post"><p class="author">mod_hen » 02 Feb 2026</p><div class="content">There was no kickstarter. Locked.</div></div></body></html>`
    },
    {
      url: "https://malmogo.example/",
      body: `<html><head><title>Malmö Go Club</title></head><body><h1>Malmö Go Club</h1><p>Mondays 18.00, library café. Boards and beginners' lessons free.</p><p>Strongest members: Anders Holmqvist 3 dan, Yuki Tanaka-Berg 2 dan, Sven-Erik Malm 1 dan. Yuki also runs the children's tournament in May.</p></body></html>`
    }
  ],
  mastodon: [
    {
      user: "sofiekj", domain: "mastodon.art", name: "Sofie Kjærgaard", note: "<p>Art director at Tarnhelm Games. Gouache, lino, fog. Human-made. Copenhagen.</p>",
      fields: [{ name: "Web", value: "<a href=\"https://sofiekjaergaard.example/\" rel=\"me\">sofiekjaergaard.example</a>", verified_at: "2024-06-01T00:00:00Z" }],
      posts: [
        { text: "<p>Four plates, three colours, one bog. Pulled the last print tonight. <a href=\"https://mastodon.art/tags/linocut\">#linocut</a></p>", at: "2026-02-08T20:15:00Z" },
        { text: "<p>Jumped off the jetty at Helgoland this morning, 2 degrees. Season card of the winter bathing club is the best money I spend.</p>", at: "2026-01-22T08:30:00Z" },
        { text: "<p>Pølse ate a tube of ochre. He is fine. The rug has become a landscape.</p>", at: "2025-11-05T17:45:00Z" }
      ]
    }
  ],
  bluesky: [
    {
      handle: "yukitb.bsky.social", name: "Yuki Tanaka-Berg", description: "Community manager @ Tarnhelm Games, Malmö. Ferrets, Go, patch notes. EN/JP/SV", website: "https://tarnhelm.example/studio",
      posts: [
        { text: "Patch 1.9 is live! You can now make the subtitles as big as your feelings", at: "2026-03-11T12:00:00Z" },
        { text: "Lost by half a point to a ten-year-old at Go club. He bowed. I cried", at: "2026-02-16T21:00:00Z" },
        { text: "Miso stole the microphone cover again, stream is delayed by one ferret", at: "2026-04-08T15:01:00Z" }
      ]
    }
  ]
}
