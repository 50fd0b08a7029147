import { describe, expect, it } from "@effect/vitest"
import { findSensitive, type StageOutput } from "@prospect-research/core"
import { claimOf, documentOf, publishFound } from "./evidence.ts"

const lines = (text: string): ReadonlyArray<string> =>
  text
    .split("\n")
    .map(line => line.trim())
    .filter(line => line !== "")

const told: Readonly<Record<string, string>> = {
  "Trade unions": `
    Treasurer of Bakers and Millers Local 217
    Past president, Harbour Pilots Local 44
    She was shop steward for eleven years
    Union rep for the night shift
    Staff side chair at the trust
    Chairs the staff side
    Elected to the works council in 2018
    Works council member since the merger
    Branch delegate of the Musicians' Union
    National Union of Rail Signallers
    International Brotherhood of Boilermakers
    United Steel Workers
    On the picket line in 2019
    Went on strike with the cleaners
    Father of the chapel at the Evening Post
    Active in Unite the Union
    Vertrauensfrau der IG Metall
    Betriebsratsvorsitzende und Elektrikerin
    Engagiert in der Gewerkschaft
    Mitglied im Personalrat der Stadt
    Déléguée syndicale depuis 2015
    Élue au CSE de la fonderie
    Militante CFDT
    Secretaria del comité de empresa
    Delegado sindical de Comisiones Obreras
    Dirigente sindical dos metalúrgicos
    Membro da comissão de trabalhadores
    Sindacalista della CGIL
    Rappresentante sindacale in fabbrica
    Działa w związku zawodowym
    fackligt engagerad på jobbet
    Voorzitter van de ondernemingsraad
    Kaderlid bij de vakbond
    Ordförande i fackklubben
    Skyddsombud på verkstaden
    Tillitsvalgt i Fagforbundet
    Tillidsrepræsentant for kollegerne
    Działaczka związków zawodowych
    Związkowiec z huty
    Pääluottamusmies tehtaalla`,
  Religion: `
    Treasurer of St Brendan's Church
    Sings in the choir of Our Lady of Sorrows parish
    Church council member
    Trinity Lutheran
    Holy Cross Parish
    Elder at Bethel Chapel
    Deacon of First Baptist
    Teaches Sunday school
    Leads a Bible study at lunchtime
    Went to Mass on her way to work
    Made the pilgrimage twice
    Performed Hajj in 2018
    Fasts during Ramadan
    Keeps kosher
    Was baptised at thirty
    Served a two-year mission in Peru
    Diocese of Westmoor
    Knights of Columbus
    The Sikh prayers of his childhood
    Gospel choir on Sundays
    Opus Dei
    Seventh-day Adventist
    Kirchengemeinderätin in Ulm
    Mitglied im Pfarrgemeinderat
    Spielt im Posaunenchor der evangelischen Kirche
    Gemeindebrief der Johannesgemeinde
    Jüdische Gemeinde Kassel
    Conseil paroissial de Saint-Malo
    Catéchiste le mercredi
    Catequista en la parroquia
    Cofradía del Silencio
    Catechista in parrocchia
    Coro da igreja batista
    Pastoral da juventude
    Ouderling in de hervormde gemeente
    Lid van het kerkbestuur
    Sjunger i kyrkokören
    Menighetsrådet på Frogner
    Medlem af menighedsrådet
    Rada parafialna w Gdyni
    Seurakunnan luottamustehtävissä`,
  Politics: `
    Paid-up member of Plaid Cymru
    Party activist in Bristol
    Stood for parliament in 2017
    Ran for city council
    Town councillor for the east ward
    Council candidate
    Municipales 2026 à Brest : les listes
    Sur la liste Brest autrement, on trouve en onzième position une ingénieure
    Precinct chair in Travis County
    Cooks for the Republican precinct supper
    Donated $400 to the campaign
    Canvassed for her neighbour
    Friends of Ortiz for Congress
    Montanans for Briggs
    Voted Leave
    Democratic Socialists of America
    Young Republicans
    Treasurer of the Labour Party branch
    Fine Gael
    ANC ward councillor
    Bharatiya Janata Party worker
    First-preference votes
    Seit 2009 in der SPD
    Stadträtin der Grünen
    Parteimitglied seit dem Studium
    Kandidiert für den Gemeinderat
    Brandt verlässt den Gemeinderat
    Conseillère municipale à Nantes
    Militant du Parti socialiste
    Tête de liste en 2020
    Militante del PSOE
    Concejal de Cultura
    Candidata a vereadora pelo PSOL
    Ines är medlem i Socialdemokraterna
    Member of Plaid Cymru since 2010
    Członkini Platforma Obywatelska w Gdyni
    Filiada ao PT
    Consigliera comunale a Pavia
    Iscritto al partito
    Raadslid in Breda
    Op de kandidatenlijst van GroenLinks
    Ledamot i kommunfullmäktige
    Medlem i Socialdemokraterna
    Sitter i kommunestyret for Arbeiderpartiet
    Radna miasta Lublin
    Członek partii
    Kaupunginvaltuutettu, Kokoomus`,
  Health: `
    A survivor of breast cancer
    Stroke survivors choir
    Leukaemia patients' network
    Patients' council of the clinic
    Chair of the Crohn's support group
    Lives with type 1 diabetes
    Was diagnosed with a rare disease
    Overcame depression
    She finished chemotherapy in May
    Harald Lund, owner of the mill, is back at his desk after a double hip replacement in May
    Mrs Osei returned to the board following a serious illness
    Kidney recipient
    Alcoholics Anonymous
    Twelve years of sobriety
    On long-term sick leave
    Was treated for burnout
    In remission since 2019
    Plays wheelchair basketball
    Lived experience of mental illness
    Disabled staff network
    Leitet eine Selbsthilfegruppe
    An Multipler Sklerose erkrankt
    Ihre Erkrankung machte sie langsamer
    Leidet unter Migräne
    Association de patients
    Atteinte d'une sclérose en plaques
    En rémission depuis deux ans
    Superviviente de cáncer
    Vivo con lupus
    De baja por una depresión
    Malata di leucemia
    Ha superato un tumore
    Sofre de epilepsia
    Venceu o câncer
    Lotgenotengroep borstkanker
    Zit ziek thuis
    Lever med MS
    Patientföreningen i Umeå
    Sykmeldt siden i vår
    Chorowała na białaczkę
    Stowarzyszenie Pacjentów Nadzieja
    Sairastui rintasyöpään`,
  Sexuality: `
    Pride Network
    Co-chair of the Rainbow Alliance
    LGBTQ+ employee resource group
    Gay Men's Chorus of the Lakes
    Board of Harbour Towns Pride
    Came out as bisexual in her thirties
    Came out to his parents
    Openly gay
    Same-sex couple
    Out at work: being out at work is easy now
    Stonewall role model
    Queer Swimmers
    Regenbogennetzwerk
    Seit ihrem Coming-out schwul-lesbisch engagiert
    Marche des fiertés
    Réseau LGBT+
    Lesbienne et fière
    Orgullo gay
    Abiertamente lesbiana
    Arcigay
    Famiglie arcobaleno
    Parada LGBT
    Assumidamente gay
    Uit de kast
    Roze netwerk
    RFSL Malmö
    Regnbågsfamilj
    Lesbisk forening
    Marsz Równości
    Sateenkaariperhe`,
  "Crime and legal trouble": `
    Was struck off in 2008
    Later convicted
    Pleaded guilty to perjury
    Never finished his degree
    Took kickbacks from builders
    Cheated investors
    A con man
    Made so by his cronies
    Facing charges
    Accused of plagiarism
    Sacked for theft
    Sexually harassed colleagues
    Under investigation
    Bribery scandal
    Wegen Betrugs verurteilt
    Ermittlungen gegen den Chef
    Ein Hochstapler
    Condamné pour escroquerie
    Mise en examen
    Acusado de estafa
    Detenida por conducir ebria
    Indagato per corruzione
    Condannata a due anni
    Arguido em Braga
    Acusada de burla
    Veroordeeld voor oplichting
    Verdacht van fraude
    Dömd för skattebrott
    Tiltalt for bedrageri
    Skazany za oszustwo
    Oskarżona o kradzież
    Syytetään petoksesta`
}

const ordinary = lines(`
  Midwife on the labour ward
  Ada Brandt leads the pricing team at Acme.
  She joined from a bank in 2019 and lives in Leeds.
  He holds an MBA from Christ Church, Oxford.
  Manager, Credit Union Services
  Fellow of the American Geophysical Union
  Runs for Cancer Research UK every spring.
  Her clinic treats patients with type 2 diabetes.
  Professor of Oncology and head of the cancer centre
  Reporter for Local 4 News
  Knows local candidates for every role
  Recruits candidates for engineering teams in Ohio
  Came out on top in the 2022 tender
  His second book came out in 2020.
  Third-party membership platforms
  Wears plaid and builds furniture.
  SVP, Partnerships
  Senior SNP analyst at a genomics laboratory
  Works on GLP-1 delivery devices
  Planning for CGT and inheritance tax
  Presidente del collegio sindacale
  Sindaco effettivo di tre società
  Schepen voor de offshore
  Estamos donde podemos ayudar
  A reunião chega ao fim
  Bundesverband Druck, Vorstand
  Leitung Kreislaufwirtschaft, Stadtwerke Kiel
  Mitglied im Verein der Freunde der Oper
  Membre de l'association des ingénieurs
  Syndicat d'initiative du Morbihan
  Lid van de raad van advies
  Bestuurslid van de watersportvereniging
  Ordförande i orienteringsklubben
  Styremedlem i turlaget
  Członek Polskiego Towarzystwa Fizycznego
  Puheenjohtaja, Turun soutajat
  Took pride in her plain reports
  A lion among the pride of the Serengeti: she photographs big cats.
  Proud of the team
  Went to the mass market with a cheaper pump
  Christened the new ferry
  Trustee of a food bank
  Volunteers at the hospice shop
  Chair of governors at Ashby Primary School
  Sits on the advisory council of the Royal Society
  Board member of the Chamber of Commerce
  Church Street branch manager
  Temple Group, environmental consultants
  Designs wheelchairs and ramps
  Builds prosthetic legs for athletes
  Makes software for elections officers abroad
  Covers the police beat for a daily
  Prevents fraud in card payments
  Expert in anti-bribery programmes
  Teaches criminal law at Leeds
  Campaign manager for a shoe brand
  Fundraiser with 4,000 donors
  Gave $900 to Refugee Welcome
  Strike rates of batters, in R
  Lent her name to a prize
  Party planner turned operations director
  Writes about rainbow trout
  The Orlando Pride play on Saturday
  Physicians for Human Rights
  Loans for homes
  She skips a team at the curling club.
  He keeps bees and bakes bread.
  Won the Physician of the Year award
  Wrote a history of the wool trade
  Speaks Polish, Finnish and some Welsh`)

describe("a circle, or what is told of it, gives a private matter away", () => {
  for (const [category, text] of Object.entries(told)) {
    for (const line of lines(text)) {
      it(`${category}: ${line}`, () => expect(findSensitive(line, "statement")).not.toEqual([]))
    }
  }
})

describe("ordinary lives are told", () => {
  for (const line of ordinary) it(line, () => expect(findSensitive(line, "statement")).toEqual([]))
})

const page = (title: string | null, page_url: string, text = "Ada Brandt is Head of Data.") =>
  documentOf("page", text, {
    source_class: "news",
    title,
    page_url,
    url: page_url,
    site: new URL(page_url).hostname.replace(/^www\./, "")
  })

const published = (document: ReturnType<typeof page>, handles: StageOutput["handles"] = []) =>
  publishFound({
    documents: [document],
    claims: [
      claimOf("c", document, "professional.current_title", "Head of Data"),
      claimOf("d", document, "personal.hobbies", "Data")
    ],
    handles
  })

const withheld: ReadonlyArray<readonly [title: string | null, url: string]> = [
  ["Head stands in Marlow by-election", "https://chatter.example/1"],
  ["Barlow wins Marsh ward by-election", "https://chatter.example/2"],
  ["Our history – Quarry Workers Local 88", "https://quarry.example/history"],
  ["Pride Network: who we are", "https://acmehouse.example/people"],
  ["Team", "https://acmehouse.example/pride-network/members"],
  ["Aktuelles", "https://igm-allgau.example/aktuelles/acme-betriebsrat"],
  ["Gemeindebrief 3/2026", "https://johannes.example/brief"],
  [null, "https://www.trinitylutheran.example/council"],
  [null, "https://dockworkers217.example/"],
  ["Vivo con lupus y trabajo igual", "https://voces.example/entrevistas/7"],
  ["Head of Data arrested", "https://courier.example/2026/1"],
  ["Was Ada Brandt struck off?", "https://courier.example/2026/2"],
  ["Kandydatki do Rady Powiatu", "https://lista.example/2024"],
  ["Kandidierende für den Kreistag", "https://liste.example/2024"],
  ["Candidates aux élections départementales", "https://liste.example/2"],
  ["Candidaturas al Ayuntamiento de Lerna", "https://liste.example/3"],
  ["Candidati al consiglio di Lerna", "https://liste.example/4"],
  ["Kandidaten voor de gemeenteraad", "https://liste.example/5"],
  ["Okrsek 4", "https://okolicevolby.example/4"],
  ["Was Ada Brandt fined £9,000 over a pier?", "https://courier.example/2026/3"],
  ["User tests without coffee", "https://brandt.example/notes/fasting"],
  ["Candidates: local elections 2019", "https://votes.example/2019"],
  ["Baker stands in Keld by-election", "https://keld.example/2026/3"],
  ["Acme Selbsthilfegruppe Migräne", "https://gruppe.example/"],
  ["Data chief in divorce row over lakeside villa", "https://courier.example/2026/7"]
]

/** Whole pages by what is said on them of the prospect. */
const ofOneStory: ReadonlyArray<readonly [title: string | null, url: string, text: string]> = [
  [
    null,
    "https://gazette.example/2026/brandt-divorce",
    "Ada Brandt, Head of Data, and her estranged husband."
  ],
  ["Committee", "https://saintoswin.example/committee", "Churchwardens: Ada Brandt, Head of Data at Acme."]
]

describe("a page that gives a matter away by its title or address is not cited", () => {
  for (const [title, url] of withheld) {
    it(`${title} ${url}`, () => {
      const { result, evidence } = published(page(title, url))
      expect(result.professional.current_title).toBeNull()
      expect(evidence.claims).toEqual([])
      expect(evidence.documents).toEqual([])
      expect(evidence.identities).toEqual([])
    })
  }
})

describe("a page that tells of the prospect by nothing else is neither cited nor listed", () => {
  for (const [title, url, text] of ofOneStory) {
    it(`${title} ${url}`, () => {
      const { evidence } = published(page(title, url, text))
      expect([evidence.claims, evidence.documents, evidence.identities]).toEqual([[], [], []])
    })
  }
  it("and is cited where it tells something else as well", () => {
    const text = "Ada Brandt is Head of Data. Ada is a Sunday school teacher and plays chess."
    const document = page("People", "https://village.example/people", text)
    const { evidence } = publishFound({
      documents: [document],
      claims: [
        claimOf("c", document, "professional.current_title", "Head of Data", {
          quote: "Ada Brandt is Head of Data."
        })
      ]
    })
    expect(evidence.claims).not.toEqual([])
  })
})

describe("other pages are cited", () => {
  for (const [title, url] of [
    ["Team | Acme", "https://acmehouse.example/team"],
    ["Class notes | Catholic University of Leuven", "https://alumni.example/notes"],
    ["Churchill Fellows 2025", "https://churchillfellows.example/2025"],
    ["Speakers", "https://creditunion.example/speakers"],
    ["Ada Brandt, divorce lawyer", "https://lawhouse.example/ada-brandt-divorce-lawyer"],
    ["Cancer research at Acme", "https://acmehouse.example/cancer-research"],
    ["A study of diets", "https://acmehouse.example/intermittent-fasting"]
  ] as const) {
    it(`${title} ${url}`, () =>
      expect(published(page(title, url)).result.professional.current_title).toBe("Head of Data"))
  }

  for (const [title, word] of [
    ["Walking after chemo: a charity day", "chemo"],
    ["Baker in £2m settlement", "settlement"],
    ["Harbour poll: whom to watch", "poll"]
  ] as const) {
    it(`without a title that touches a matter: ${title}`, () => {
      const { evidence } = published(page(title, "https://walk.example/day"))
      expect(evidence.claims).not.toEqual([])
      expect(JSON.stringify(evidence)).not.toContain(word)
    })
  }
})

describe("whoever works for such a house", () => {
  const handle = (site: string) => [{ kind: "company_domain" as const, value: site, document: null }]
  it("is told by their position, and by no pastime of it", () => {
    const document = page("Staff | St Brendan's Church", "https://stbrendanschurch.example/staff")
    const { result } = published(document, handle("stbrendanschurch.example"))
    expect(result.professional.current_title).toBe("Head of Data")
  })
})
