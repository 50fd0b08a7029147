import type { WorldPart } from "../World.ts"
import { ozarkRidgePeople } from "./ozarkRidgePeople.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} | Ozark Ridge Health</title><link rel="canonical" href="/"></head>
<body><div class="alert-bar" role="status">Masks are optional again in all clinics. <a href="/visitors">Visitor policy</a></div>
<header class="utility"><a href="/mychart">MyChart</a> <a href="/pay">Pay a bill</a> <a href="/give">Give</a> <span lang="es">Español</span></header><nav class="mega"><ul><li>Find a Doctor</li><li>Services</li><li>Locations</li><li>About</li></ul></nav>
${body}
<footer><address>Ozark Ridge Health<br>2200 Wedington Hollow Rd<br>Fayetteville, AR 72704<br>(479) 555-0100</address><p>Ozark Ridge Health complies with applicable Federal civil rights laws and does not discriminate.</p><p>© 2026 Ozark Ridge Health System. All rights reserved.</p></footer></body></html>`

/** A hospital system in Arkansas: a doctor's profile, a directory in a table, a supply manager in the paper. */
export const ozarkRidge: WorldPart = {
  people: ozarkRidgePeople,
  pages: [
    {
      url: "https://ozarkridgehealth.example/",
      body: page(
        "Care that knows your road",
        "<h1>Care that knows your road</h1><p>Four hospitals, 31 clinics, one ridge.</p>"
      )
    },
    {
      url: "https://ozarkridgehealth.example/find-a-doctor/latrice-fontenot-webb",
      body: page(
        "Latrice Fontenot-Webb, MD, FACP",
        `<article class="provider" itemscope itemtype="https://schema.org/Physician"><h1 itemprop="name">Latrice Fontenot-Webb, MD, FACP</h1><p class="provider-title">Chief Medical Officer</p><p class="rating">4.9 out of 5 (212 ratings)</p><div class="tabs"><section><h2>About</h2><p>Dr. Fontenot-Webb has practiced internal medicine in Northwest Arkansas since 2009 and was named Chief Medical Officer of Ozark Ridge Health in 2023. She still sees patients on Tuesday mornings “because charts lie.”</p></section><section><h2>Specialties</h2><ul><li>Internal medicine</li><li>Diabetes care</li><li>Patient safety</li></ul></section><section><h2>Education &amp; training</h2><dl><dt>Medical school</dt><dd>Meharry Medical College, MD, 2006</dd><dt>Undergraduate</dt><dd>Xavier University of Louisiana, BS in Chemistry, 2002</dd><dt>Residency</dt><dd>University of Arkansas for Medical Sciences, Internal Medicine, 2009</dd><dt>Board certification</dt><dd>American Board of Internal Medicine</dd></dl></section><section><h2>Professional memberships</h2><p>American College of Physicians (Fellow); Arkansas Medical Society</p></section></div></article>`
      )
    },
    {
      url: "https://ozarkridgehealth.example/about/leadership",
      body: page(
        "Executive Leadership",
        `<h1>Executive Leadership</h1><div class="grid-3"><div><img alt="" src="/img/pruett.jpg"><h4>Dale Sizemore, FACHE</h4><p>President &amp; CEO</p></div><div><h4>Latrice Fontenot-Webb, MD, FACP</h4><p>Chief Medical Officer</p></div><div><h4>Renee Hatch-Lowery, RN</h4><p>Chief Nursing Officer</p></div></div>`
      )
    },
    {
      url: "https://nwaledger.example/living/2026/five-questions-latrice-fontenot-webb",
      news: { seen: "20260517T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Five questions: Latrice Fontenot-Webb | NWA Ledger</title></head><body><div id="paywall-meter">2 of 3 free articles left this month</div><h1>Five questions: Latrice Fontenot-Webb</h1><p class="byline">BY CASSIDY ROLLER · May 17, 2026</p><p>The hospital system's top doctor grew up in Opelousas, La., in a house where zydeco was “furniture.” She plays the rubboard in a Fayetteville zydeco band, Boggy Creek Ramblers, and grows okra and mirlitons on a quarter acre in Farmington.</p><p><strong>What keeps you up?</strong> Insulin prices. I started the Rural Insulin Fund in 2021 with a bake sale and it has filled 9,000 prescriptions since.</p><p><strong>Saints or Razorbacks?</strong> Saints on Sunday. I am not a monster; Razorbacks on Saturday.</p><p><strong>Something people don't know?</strong> I had breast cancer at 37. I talk about it when a patient needs me to.</p><p><strong>Who's in charge at home?</strong> A Catahoula named Boudin.</p><p>In April the Arkansas Medical Society gave Fontenot-Webb its Physician of the Year award.</p></body></html>`
    },
    {
      url: "https://ozarkridgehealth.example/suppliers/contacts",
      body: page(
        "Supplier contacts",
        `<h1>Doing business with us</h1><p>Vendor representatives must check in through the kiosk.</p><table class="directory"><caption>Supply Chain Services</caption><thead><tr><th scope="col">Name</th><th scope="col">Title</th><th scope="col">Phone</th><th scope="col">E-mail</th></tr></thead><tbody><tr><td>Brandvold, Kyle, CMRP</td><td>Director of Supply Chain</td><td>(479) 555-0133</td><td>kyle.brandvold@ozarkridgehealth.example</td></tr><tr><td>Dooley, Shawna</td><td>Value Analysis Nurse</td><td>(479) 555-0134</td><td>shawna.dooley@ozarkridgehealth.example</td></tr><tr><td>Xiong, Pao</td><td>Receiving Supervisor</td><td>(479) 555-0139</td><td></td></tr></tbody></table>`
      )
    },
    {
      url: "https://hospitalpurchasingweek.example/2026/40-under-40/kyle-brandvold",
      body: `<!doctype html><html lang="en"><head><title>40 Under 40: Kyle Brandvold - Hospital Purchasing Week</title></head><body><div class="sponsor">Presented by GloveCo</div><h1>40 Under 40 2026</h1><h2>Kyle Brandvold, 37</h2><p class="kicker">Director of Supply Chain, Ozark Ridge Health, Fayetteville, Ark.</p><p>When a tornado closed the regional warehouse in May 2024, Brandvold had pallets rerouted through a church gym within nine hours, and nobody's surgery moved. The Minot, N.D., native rebuilt the system's par levels from scratch, cut expired stock by 61 percent and taught himself Power BI to prove it.</p><p>He has a B.S. in supply chain management from the University of Arkansas (2011) and serves on the board of the Arkansas Healthcare Materials Association. Inventory optimization is, he insists, “just hide-and-seek with invoices.”</p></body></html>`
    },
    {
      url: "https://arhealthmaterials.example/2019/conference/program.html",
      body: `<html><head><title>AHMA Annual Conference 2019 Program</title></head><body bgcolor="#ffffff"><h2>Thursday, Sept. 19, 2019</h2><p>8:00 Continental breakfast<br>9:00 <b>Linen: the last frontier</b>, Kyle Brandvold, Buyer II, Ozark Ridge Health<br>10:00 Exhibits open</p></body></html>`
    },
    {
      url: "https://ozarktrailultras.example/results/war-eagle-50k-2025",
      body: `<!doctype html><html><head><title>War Eagle 50K 2025 – Official Results</title></head><body><h1>War Eagle 50K</h1><pre>
PL  NAME              AGE  CITY             TIME
 1  Tate Villines     29   Bentonville AR   4:01:12
 2  Kyle Brandvold    36   Fayetteville AR  4:09:55
 3  Rosa Quintero     33   Rogers AR        4:15:30
</pre><p>Volunteer of the year: Kyle Brandvold, who marked the whole course twice after the storm and then, being a supply chain director at Ozark Ridge Health, ran the aid stations like an airlift.</p></body></html>`
    },
    {
      url: "https://fayettevillehabitatbuild.example/volunteers/team-leads",
      body: `<!doctype html><html><head><title>Team leads | Hearth &amp; Hammer Fayetteville</title></head><body><h1>Team leads</h1><div class="lead"><h3>Kyle B.</h3></div><div class="lead"><h3>Kyle Brandvold</h3><p>Kyle (Ozark Ridge Health) has swung a hammer with Hearth &amp; Hammer since 2018 and brings Norwegian lefse, which he makes himself, and his mutt Uff Da to every Saturday build.</p></div></body></html>`
    },
    {
      url: "https://ozarkridgehealth.example/news/2020-supply-chain-manager",
      dead: true,
      body: page(
        "Brandvold promoted",
        "<h1>Brandvold promoted to Supply Chain Manager</h1><p>Kyle Brandvold</p>"
      )
    },
    {
      url: "https://ozarkridgehealth.example/volunteer",
      body: page(
        "Volunteer",
        `<h1>Volunteer at Ozark Ridge</h1><p>We have 340 volunteers from age 15 to 94.</p><div class="callout"><h2>Start here</h2><p>Margie Tull, CAVS<br>Manager, Volunteer Services<br>margie.tull@ozarkridgehealth.example · (479) 555-0151</p></div><p>“I interview everybody myself,” says Margie. “I can teach you the wheelchair. I can't teach you nice.”</p>`
      )
    },
    {
      url: "https://ozarkvolunteeradmins.example/newsletter/fall-2025",
      body: `<!doctype html><html lang="en"><head><title>The Clipboard, Fall 2025</title></head><body><h1>The Clipboard</h1><h2>Our new president: Marguerite Tull</h2><p>Members elected Marguerite “Margie” Tull of Ozark Ridge Health president of Healthcare Volunteer Leaders of Arkansas at the Hot Springs meeting. Margie spent 22 years as a kindergarten teacher in Springdale before she came to the hospital in 2014. She has a B.S.E. in early childhood education from John Brown University, 1990, and is a Certified Administrator of Volunteer Services.</p><p>Her program for comfort dogs, Paws on Three, won our Outstanding Program Award in 2022. Margie's own golden retriever, Deacon, is on duty Thursdays.</p><p>She asks members to send in ideas on volunteer retention and teen programs by Thanksgiving.</p></body></html>`
    },
    {
      url: "https://ozarkquiltguild.example/show-2026/ribbons",
      body: `<!doctype html><html lang="en"><head><title>Quilt Show Ribbons 2026 – Ozark Piecemakers</title></head><body><h1>Ribbons, 2026 show</h1><h3>Hand quilted, large</h3><p>1st: Opal Dunaway, “Feathers for Ruth”<br>2nd: Margie Tull, “Nurses' Station at 3 a.m.”<br>3rd: Wilma Jean Fry, untitled</p><p>Margie Tull, a member since 2003, used scrubs collected from her hospital, Ozark Ridge, for her piece. She chairs our quilts for Peace at Home, the women's shelter: 71 beds covered so far.</p></body></html>`
    }
  ],
  archive: [
    {
      url: "https://ozarkridgehealth.example/news/2020-supply-chain-manager",
      timestamp: "20201102140000",
      body: page(
        "Brandvold promoted",
        "<h1>Brandvold promoted to Supply Chain Manager</h1><p>Kyle Brandvold, formerly Buyer II, is the new Supply Chain Manager at Ozark Ridge Health.</p>"
      )
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/latrice-fontenot-webb-md",
      title: "Latrice Fontenot-Webb, MD, FACP - Chief Medical Officer - Ozark Ridge Health | LinkedIn",
      snippet:
        "Fayetteville, Arkansas, United States · Chief Medical Officer · Ozark Ridge Health. Internist. Safety is a team sport. Meharry Medical College. 500+ connections on LinkedIn."
    },
    {
      url: "https://www.linkedin.com/in/kylebrandvold",
      title: "Kyle Brandvold, CMRP - Director of Supply Chain - Ozark Ridge Health | LinkedIn",
      snippet:
        "Fayetteville, Arkansas, United States · Director of Supply Chain at Ozark Ridge Health · University of Arkansas. I find the thing. 418 connections."
    }
  ]
}
