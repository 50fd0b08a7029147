import type { WorldPart } from "../World.ts"

const strona = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="pl-PL"><head><meta charset="utf-8"><title>${title} - Wagi Kujawskie Sp. z o.o. - wagi przemysłowe</title></head>
<body><div class="rodo">Administratorem danych osobowych jest Wagi Kujawskie Sp. z o.o. <button>Rozumiem</button></div>
<header><a href="/" class="logo">WAGI KUJAWSKIE</a><div class="menu"><a href="/produkty">Produkty</a><a href="/serwis">Serwis i legalizacja</a><a href="/o-firmie">O firmie</a><a href="/aktualnosci">Aktualności</a><a href="/kontakt">Kontakt</a></div><div>PL | EN | DE</div></header>
<div class="tresc">${body}</div>
<footer>Wagi Kujawskie Sp. z o.o., ul. Fordońska 417, 85-790 Bydgoszcz | NIP 554-00-44-170 | KRS 0000044170 | Dofinansowanie: Fundusze Europejskie dla Kujaw i Pomorza</footer></body></html>`

/** A maker of scales in Bydgoszcz, in Polish: a finance director, an engineer who shares his name with a dentist, an exporter. */
export const wagiKujawskie: WorldPart = {
  pages: [
    {
      url: "https://wagikujawskie.example/",
      body: strona(
        "Ważymy od 1951",
        "<h1>Ważymy od 1951 roku</h1><p>Wagi samochodowe, kolejowe i taśmowe. Od kilograma do dwustu ton.</p>"
      )
    },
    {
      url: "https://wagikujawskie.example/kontakt",
      body: strona(
        "Kontakt",
        `<h1>Kontakt</h1><table class="kontakty"><tr><th colspan="3">Zarząd</th></tr><tr><td>Małgorzata Stelmaszyk</td><td>Członek Zarządu, Dyrektor Finansowa</td><td>m.stelmaszyk@wagikujawskie.example</td></tr><tr><td>Bogdan Rutz</td><td>Prezes Zarządu</td><td>sekretariat@wagikujawskie.example</td></tr><tr><th colspan="3">Biuro konstrukcyjne</th></tr><tr><td>Krzysztof Bielawny</td><td>Kierownik Biura Konstrukcyjnego</td><td>k.bielawny@wagikujawskie.example<br>tel. 52 555 01 17</td></tr><tr><th colspan="3">Eksport</th></tr><tr><td>Natalia Grzelczak</td><td>Menedżer ds. Eksportu</td><td>n.grzelczak@wagikujawskie.example</td></tr></table>`
      )
    },
    {
      url: "https://wagikujawskie.example/aktualnosci/nowa-dyrektor-finansowa",
      body: strona(
        "Nowa dyrektor finansowa",
        `<h1>Zmiany w zarządzie spółki</h1><p class="data">15.01.2021</p><p>Z dniem 1 lutego Rada Nadzorcza powołała do Zarządu p. Małgorzatę Stelmaszyk, dotychczasową główną księgową. Małgorzata Stelmaszyk ukończyła finanse i rachunkowość na Uniwersytecie Mikołaja Kopernika w Toruniu (magister, 1999), jest biegłym rewidentem oraz posiada dyplom ACCA. W spółce odpowiadała dotąd za wdrożenie SAP i controlling.</p>`
      )
    },
    {
      url: "https://kujawybiznes.example/wywiady/malgorzata-stelmaszyk",
      news: { seen: "20260609T060000Z", language: "Polish", country: "Poland" },
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>„Faktura też ma wagę”. Rozmowa z Małgorzatą Stelmaszyk – Kujawy Biznes</title></head><body><div class="reklama">REKLAMA</div><h1>„Faktura też ma wagę”</h1><p class="lead">Małgorzata Stelmaszyk, dyrektor finansowa Wagi Kujawskich, Finansistka Roku 2025 w plebiscycie Kujawy Biznes, o ryzyku walutowym i o wiośle.</p><p><b>Wiosło?</b></p><p>Pływam w smoczych łodziach. Zaczęłam po diagnozie, w drużynie amazonek, ale zostałam dla Brdy. Trenujemy w Zawiszy o szóstej rano.</p><p><b>Podobno liczy Pani lepiej od systemu.</b></p><p>System nie pamięta roku 2008. Zabezpieczenia walutowe robię sama, controlling oddałam młodszym.</p><p><b>A po godzinach?</b></p><p>Po godzinach szydełkuję. Ośmiorniczki dla wcześniaków, dla szpitala Biziela; przez fundację Mała Macka poszło ich już dwa tysiące. I jamnik, Saldo, musi mieć swój spacer.</p><p>Rozmawiał Hubert Pałubicki</p></body></html>`
    },
    {
      url: "https://klubcfo-pomorze.example/czlonkowie",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Członkowie | Klub CFO Pomorze i Kujawy</title></head><body><h1>Członkowie klubu</h1><ol><li>Ewelina Borzych, Port Gdynia Zachód</li><li>Roman Dybowski, Cukrownia Kruszyn</li><li>Małgorzata Stelmaszyk, Wagi Kujawskie, Bydgoszcz (od 2021, przewodnicząca komisji rewizyjnej)</li></ol></body></html>`
    },
    {
      url: "https://ptwaznictwo.example/konferencja-2025/prelegenci",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Prelegenci – Konferencja Techniki Ważenia 2025</title></head><body><h1>Prelegenci</h1><div class="osoba"><h3>mgr inż. Krzysztof Bielawny</h3><p>Kierownik Biura Konstrukcyjnego, Wagi Kujawskie Sp. z o.o. Absolwent mechaniki i budowy maszyn Politechniki Bydgoskiej (2006). Współtwórca wagi kolejowej WK-200, która otrzymała Złoty Medal targów Ważtech 2024. Specjalizuje się w czujnikach tensometrycznych i analizie MES w SolidWorks.</p><p>Temat: Waga, która wie, że pada śnieg.</p></div><div class="osoba"><h3>dr hab. Iwona Sut</h3><p>Główny Urząd Miar</p></div></body></html>`
    },
    {
      url: "https://aeroklubbydgoski-szybowce.example/instruktorzy",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Instruktorzy – sekcja szybowcowa</title></head><body><h1>Nasi instruktorzy</h1><p><b>Krzysztof Bielawny</b> – instruktor szybowcowy FI(S), Złota Odznaka Szybowcowa z dwoma diamentami, w aeroklubie od 1998 r. Na co dzień konstruktor w Wagach Kujawskich, dlatego wyważenie szybowca sprawdza trzy razy. Oprócz latania skleja z synami modele okrętów z kartonu.</p><p><b>Halina Wrzos</b> – instruktor, 2400 godzin nalotu.</p><p>Loty zapoznawcze: soboty, od 9.00, jeśli jest podstawa.</p></body></html>`
    },
    {
      url: "https://dobramiarafundacja.example/ludzie",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Ludzie – Warsztat Otwarty na Szwederowie</title></head><body><h1>Kto tu pomaga</h1><p>Krzysztof Bielawny, inżynier z Wag Kujawskich, w środy uczy druku 3D w Warsztacie Otwartym. Drukujemy protezy dłoni dla dzieci. Kibic Polonii Bydgoszcz: w dni meczów żużlowych warsztat zamykamy o 17.</p></body></html>`
    },
    {
      url: "https://stomatologia-bielawny.example/",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Gabinet stomatologiczny lek. dent. Krzysztof Bielawny, Bydgoszcz</title></head><body><h1>lek. dent. Krzysztof Bielawny</h1><p>Implanty, protetyka, leczenie kanałowe pod mikroskopem. Bydgoszcz, ul. Gdańska 144. Absolwent Gdańskiego Uniwersytetu Medycznego, członek Polskiego Towarzystwa Stomatologicznego. Prywatnie maratończyk i właściciel trzech bokserów.</p><p>Rejestracja: 52 555 01 90</p></body></html>`
    },
    {
      url: "https://exportwomen.example/en/members/natalia-grzelczak",
      body: `<!doctype html><html lang="en"><head><title>Natalia Grzelczak | Women in Export Poland</title></head><body><div class="lang"><a href="/pl">PL</a> EN</div><h1>Natalia Grzelczak</h1><p>Export Manager, Wagi Kujawskie (Bydgoszcz)</p><p>Natalia sells weighbridges in eleven countries and has been stuck on the scale in nine of them. After Scandinavian Studies at Adam Mickiewicz University in Poznań (MA, 2014) she meant to translate novels; a summer job at a trade fair in Malmö decided otherwise. She negotiates in Swedish, Norwegian and English, and runs our mentoring circle on Incoterms and distributor contracts.</p><p>Mentor of the Year 2025, Women in Export Poland.</p></body></html>`
    },
    {
      url: "https://natalia-tlumaczy.example/",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Natalia tłumaczy | blog o szwedzkich książkach</title></head><body><div id="header-wrapper"><h1>Natalia tłumaczy</h1></div><div class="post"><h2>O mnie</h2><p>Nazywam się Natalia Grzelczak. W dzień jestem menedżerką eksportu w Wagach Kujawskich, wieczorem tłumaczę szwedzkie kryminały, do szuflady i nie tylko: w 2023 roku wyszedł „Lód pod Luleå” w moim przekładzie. Mieszkam w Bydgoszczy z kotką Sverige.</p><p>Poza tym: szachy (kategoria I, liga okręgowa, KS Łączność Bydgoszcz) i morsowanie w Borównie od listopada do marca.</p><p>Jeśli lubisz ten blog, wpłać coś na Dom Książki dla Ukrainy. Kupujemy lektury dla dzieci, które uczą się tu po polsku.</p></div><div class="post"><h2>Lagom nie istnieje</h2><p>12 września 2026. Trzy słowa, których nie da się przetłumaczyć, i jedno, które się da.</p></div></body></html>`
    },
    {
      url: "https://szachykujawy.example/liga-2026/druzyny",
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Liga okręgowa 2026 – składy</title></head><body><h2>KS Łączność Bydgoszcz</h2><table><tr><td>1</td><td>Piotr Janik</td><td>2011</td></tr><tr><td>2</td><td>Natalia Grzelczak</td><td>1902</td></tr><tr><td>3</td><td>Krzysztof Nowicki</td><td>1854</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://pl.linkedin.com/in/natalia-grzelczak-export",
      title: "Natalia Grzelczak – Export Manager – Wagi Kujawskie Sp. z o.o. | LinkedIn",
      snippet:
        "Bydgoszcz, woj. kujawsko-pomorskie, Polska · Export Manager · Wagi Kujawskie Sp. z o.o. Weighbridges for the Nordics. Uniwersytet im. Adama Mickiewicza. 500+ kontaktów."
    },
    {
      url: "https://pl.linkedin.com/in/krzysztof-bielawny-wagi",
      title: "Krzysztof Bielawny – Kierownik Biura Konstrukcyjnego – Wagi Kujawskie | LinkedIn",
      snippet:
        "Bydgoszcz, Polska · Kierownik Biura Konstrukcyjnego · Wagi Kujawskie. Konstruktor, szybownik. Politechnika Bydgoska. 204 kontakty."
    }
  ],
  people: [
    {
      id: "malgorzata-stelmaszyk",
      about:
        "A finance director in Polish, with her old post in the notice and an illness behind the paddle.",
      contact: { email: "m.stelmaszyk@wagikujawskie.example", full_name: "Malgorzata Stelmaszyk" },
      outcome: "found",
      facts: {
        title: "Członek Zarządu, Dyrektor Finansowa | Dyrektor Finansowa | Członek Zarządu",
        company: "Wagi Kujawskie Sp. z o.o. | Wagi Kujawskie",
        location: "Bydgoszcz | Bydgoszcz, Polska | Bydgoszcz, Poland",
        education: [
          {
            institution:
              "Uniwersytecie Mikołaja Kopernika w Toruniu | Uniwersytet Mikołaja Kopernika w Toruniu | Uniwersytet Mikołaja Kopernika",
            degree: "magister",
            field: "finanse i rachunkowość",
            year: 1999
          }
        ],
        certifications: ["ACCA | dyplom ACCA", "biegłym rewidentem | biegły rewident"],
        skills: ["SAP | wdrożenie SAP", "controlling", "Zabezpieczenia walutowe"],
        achievements: ["Finansistka Roku 2025 | Finansistka Roku"],
        memberships: ["Klub CFO Pomorze i Kujawy"],
        hobbies: [
          "smoczych łodziach | smocze łodzie | Pływam w smoczych łodziach",
          "szydełkuję | szydełkowanie"
        ],
        sports_teams: ["Zawiszy | Zawisza"],
        causes: ["Mała Macka | fundację Mała Macka | fundacja Mała Macka"],
        pets: ["jamnik | Saldo"]
      },
      also: {
        industry: "wagi przemysłowe | wagi | finanse",
        skills: ["ryzyko walutowe | ryzyku walutowym", "finanse i rachunkowość", "finanse", "rachunkowość"],
        interests: ["smocze łodzie", "wiosło", "szydełkowanie | szydełkuję", "ryzyko walutowe"],
        achievements: ["przewodnicząca komisji rewizyjnej", "Faktura też ma wagę", "wdrożenie SAP"],
        memberships: ["Zawisza | Zawiszy", "ACCA"],
        causes: ["Ośmiorniczki dla wcześniaków", "szpitala Biziela | szpital Biziela"]
      },
      sources: [
        "https://wagikujawskie.example/kontakt",
        "https://wagikujawskie.example/aktualnosci/nowa-dyrektor-finansowa",
        "https://kujawybiznes.example/wywiady/malgorzata-stelmaszyk",
        "https://klubcfo-pomorze.example/czlonkowie"
      ],
      sensitive: ["po diagnozie", "amazonek"]
    },
    {
      id: "krzysztof-bielawny",
      about: "Two of one name in one city: the engineer who flies, not the dentist who runs.",
      contact: { email: "k.bielawny@wagikujawskie.example", full_name: "Krzysztof Bielawny" },
      outcome: "found",
      facts: {
        title: "Kierownik Biura Konstrukcyjnego",
        company: "Wagi Kujawskie Sp. z o.o. | Wagi Kujawskie",
        location: "Bydgoszcz, Polska | Bydgoszcz, Poland | Bydgoszcz",
        linkedin:
          "https://pl.linkedin.com/in/krzysztof-bielawny-wagi | https://www.linkedin.com/in/krzysztof-bielawny-wagi",
        linkedin_bio: "Konstruktor, szybownik. | Kierownik Biura Konstrukcyjnego",
        education: [
          {
            institution: "Politechniki Bydgoskiej | Politechnika Bydgoska",
            degree: "mgr inż. | magister inżynier",
            field: "mechaniki i budowy maszyn | mechanika i budowa maszyn",
            year: 2006
          }
        ],
        certifications: ["instruktor szybowcowy FI(S) | instruktor szybowcowy"],
        skills: [
          "czujnikach tensometrycznych | czujniki tensometryczne",
          "SolidWorks",
          "druku 3D | druk 3D",
          "analizie MES | analiza MES"
        ],
        achievements: [
          "Złoty Medal targów Ważtech 2024 | Złoty Medal",
          "Złota Odznaka Szybowcowa z dwoma diamentami | Złota Odznaka Szybowcowa"
        ],
        hobbies: [
          "szybownik | szybownictwo | latanie | latania",
          "modele okrętów z kartonu | modele okrętów"
        ],
        sports_teams: ["Polonii Bydgoszcz | Polonia Bydgoszcz"],
        causes: ["Warsztat Otwarty na Szwederowie | Warsztat Otwarty | Warsztacie Otwartym"]
      },
      also: {
        industry: "wagi przemysłowe | wagi | technika ważenia | Techniki Ważenia",
        skills: [
          "MES",
          "konstruktor",
          "mechanika i budowa maszyn | mechaniki i budowy maszyn",
          "wyważenie szybowca"
        ],
        interests: [
          "szybownictwo | szybownik",
          "żużel | meczów żużlowych",
          "druk 3D | druku 3D",
          "modele okrętów z kartonu"
        ],
        memberships: ["aeroklub | Aeroklub Bydgoski | w aeroklubie", "Warsztat Otwarty"],
        achievements: [
          "Waga, która wie, że pada śnieg",
          "wagi kolejowej WK-200 | WK-200 | Współtwórca wagi kolejowej WK-200"
        ],
        hobbies: ["żużel", "druk 3D | druku 3D"],
        causes: ["protezy dłoni dla dzieci"],
        certifications: ["Złota Odznaka Szybowcowa z dwoma diamentami | Złota Odznaka Szybowcowa", "mgr inż."]
      },
      sources: [
        "https://wagikujawskie.example/kontakt",
        "https://ptwaznictwo.example/konferencja-2025/prelegenci",
        "https://aeroklubbydgoski-szybowce.example/instruktorzy",
        "https://dobramiarafundacja.example/ludzie",
        "https://pl.linkedin.com/in/krzysztof-bielawny-wagi"
      ],
      never: [
        "Implanty",
        "Stomatologicznego",
        "maratończyk",
        "bokserów",
        "Gdańskiego Uniwersytetu Medycznego"
      ]
    },
    {
      id: "natalia-grzelczak",
      about: "An exporter with a blog about translation in Polish and a profile in English.",
      contact: { email: "n.grzelczak@wagikujawskie.example" },
      outcome: "found",
      facts: {
        title: "Export Manager | Menedżer ds. Eksportu",
        company: "Wagi Kujawskie Sp. z o.o. | Wagi Kujawskie",
        location:
          "Bydgoszcz, woj. kujawsko-pomorskie, Polska | Bydgoszcz, Polska | Bydgoszcz, Poland | Bydgoszcz",
        linkedin:
          "https://pl.linkedin.com/in/natalia-grzelczak-export | https://www.linkedin.com/in/natalia-grzelczak-export",
        linkedin_bio: "Weighbridges for the Nordics. | Export Manager",
        education: [
          {
            institution:
              "Adam Mickiewicz University in Poznań | Adam Mickiewicz University | Uniwersytet im. Adama Mickiewicza",
            degree: "MA",
            field: "Scandinavian Studies",
            year: 2014
          }
        ],
        skills: ["Swedish", "Norwegian", "English", "Incoterms", "distributor contracts"],
        achievements: ["Mentor of the Year 2025 | Mentor of the Year", "Lód pod Luleå"],
        memberships: ["Women in Export Poland", "KS Łączność Bydgoszcz"],
        hobbies: [
          "szachy",
          "morsowanie | morsowanie w Borównie",
          "tłumaczę szwedzkie kryminały | szwedzkie kryminały"
        ],
        causes: ["Dom Książki dla Ukrainy"],
        pets: ["kotką Sverige | kotka | Sverige"]
      },
      also: {
        industry: "wagi przemysłowe | wagi | export | eksport | weighbridges",
        skills: ["Weighbridges", "export | eksport", "tłumaczenie | translation", "Scandinavian Studies"],
        interests: [
          "szwedzkie kryminały",
          "szachy",
          "morsowanie",
          "szwedzkich książkach | szwedzkie książki",
          "Incoterms"
        ],
        achievements: ["kategoria I", "Lagom nie istnieje", "mentoring circle"],
        certifications: ["kategoria I"],
        sports_teams: ["KS Łączność Bydgoszcz"],
        causes: ["lektury dla dzieci"]
      },
      sources: [
        "https://wagikujawskie.example/kontakt",
        "https://exportwomen.example/en/members/natalia-grzelczak",
        "https://natalia-tlumaczy.example/",
        "https://szachykujawy.example/liga-2026/druzyny",
        "https://pl.linkedin.com/in/natalia-grzelczak-export"
      ]
    }
  ]
}
