import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} | Orgelbau Wiesner</title></head>
<body><div id="wrap"><div id="nav"><a href="/">Start</a> <a href="/werkstatt">Werkstatt</a> <a href="/werke">Werkverzeichnis</a> <a href="/kontakt">Kontakt</a> <a href="/impressum">Impressum</a></div>${body}</div>
<div id="fuss">Gebrüder Wiesner Orgelbau GmbH · Torgasse 9 · 78655 Bad Urlingen</div></body></html>`

/** Organ builders in the fifth generation: a workshop's site, an imprint, a chamber's magazine, a trade journal. */
export const wiesner: WorldPart = {
  pages: [
    {
      url: "https://orgelbau-wiesner.example/",
      body: shell(
        "Pfeifenorgeln seit 1874",
        "<h1>Pfeifenorgeln seit 1874</h1><p>Neubau, Restaurierung, Stimmung.</p>"
      )
    },
    {
      url: "https://orgelbau-wiesner.example/werkstatt",
      body: shell(
        "Die Werkstatt",
        `<h1>Die Werkstatt</h1><p>Wir sind elf Leute, eine Werkstattkatze (Salizional) und ein Hobel von 1891.</p><p>Geleitet wird der Betrieb in fünfter Generation von <b>Katharina Wiesner</b>, Orgelbaumeisterin. Sie hat an der Oscar-Walcker-Schule in Ludwigsburg gelernt und 2011 dort die Meisterprüfung abgelegt.</p><p><b>Ulrich Baumhauer</b> gibt den Pfeifen seit 1998 als Intonateur ihre Stimme.</p><p>Für die Konstruktion ist <b>Jana Fiedler</b> zuständig, in der Lehre sind derzeit Emil und Theresa.</p>`
      )
    },
    {
      url: "https://orgelbau-wiesner.example/impressum",
      body: shell(
        "Impressum",
        `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Gebrüder Wiesner Orgelbau GmbH<br>Torgasse 9<br>78655 Bad Urlingen</p><p>Vertreten durch die Geschäftsführerin: Katharina Wiesner</p><p>Telefon: 07422 555 010<br>E-Mail: werkstatt@orgelbau-wiesner.example</p><p>Registergericht: Amtsgericht Stuttgart, HRB 999123</p>`
      )
    },
    {
      url: "https://handwerkheute.example/portraits/katharina-wiesner",
      news: { seen: "20251003T060000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>Die mit den Pfeifen spricht – Handwerk heute</title></head><body><article><h1>Die mit den Pfeifen spricht</h1><p class="teaser">Katharina Wiesner baut in Bad Urlingen Orgeln. Jetzt ist sie Unternehmerin des Jahres.</p><p>Es riecht nach Leim und Zinn. Katharina Wiesner, 42, Geschäftsführerin von Orgelbau Wiesner, steht zwischen 1.800 Pfeifen und hört, welche lügt. Im September hat der Verband Frauen im Handwerk sie zur „Unternehmerin des Jahres 2025“ gekürt.</p><p>Ihr Vater hat ihr das Feilen beigebracht, die Betriebswirtschaft musste sie selbst lernen: Sie ist geprüfte Betriebswirtin nach der Handwerksordnung. Seit 2021 sitzt sie im Vorstand des Bundes Süddeutscher Orgelbauer. Abends spielt sie Handball bei den Alten Damen des TSV Urlingen, im Winter geht sie auf Skitour.</p><p>Für das Projekt „Orgel im Koffer“ fährt sie ehrenamtlich in Grundschulen.</p></article></body></html>`
    },
    {
      url: "https://orgelundraum.example/heft-2026-2/gespraech-baumhauer",
      body: `<!doctype html><html lang="de"><head><title>„Stille ist auch ein Register“ | Orgel &amp; Raum 2/2026</title></head><body><h1>„Stille ist auch ein Register“</h1><p>Ein Gespräch mit dem Intonateur Ulrich Baumhauer (Orgelbau Wiesner, Bad Urlingen)</p><p><b>Herr Baumhauer, wann ist eine Pfeife fertig?</b></p><p>Wenn ich nichts mehr höre, was mich ärgert. Das kann zehn Minuten dauern oder drei Tage.</p><p><b>2024 haben Sie den Silbermann-Ring für Intonation bekommen. Was hat sich geändert?</b></p><p>Nichts. Meine Frau sagt, ich höre zu Hause noch schlechter zu.</p><p><b>Sie spielen selbst?</b></p><p>Orgel nur heimlich. Öffentlich blase ich die Tuba in der Stadtkapelle Bad Urlingen. Und ich angle. Da ist es still.</p></body></html>`
    },
    {
      url: "https://stadtkapelle-urlingen.example/musiker",
      body: `<!doctype html><html lang="de"><head><title>Unsere Musiker - Stadtkapelle Bad Urlingen e.V.</title></head><body><h1>Unsere Musiker</h1><h3>Tiefes Blech</h3><p>Tuba: Ulrich Baumhauer, Sven Haug<br>Bariton: Doris Kiefer</p></body></html>`
    }
  ],
  people: [
    {
      id: "katharina-wiesner",
      about: "A family business in German: the post stands in the imprint, the rest in a magazine.",
      contact: {
        email: "k.wiesner@orgelbau-wiesner.example",
        full_name: "Katharina Wiesner",
        phone: "+49 7422 555010"
      },
      outcome: "found",
      facts: {
        title: "Geschäftsführerin | Orgelbaumeisterin | Geschäftsführerin von Orgelbau Wiesner",
        company: "Gebrüder Wiesner Orgelbau GmbH | Orgelbau Wiesner | Gebrüder Wiesner Orgelbau",
        location: "Bad Urlingen",
        education: [
          {
            institution:
              "Oscar-Walcker-Schule | Oscar-Walcker-Schule in Ludwigsburg | Oscar-Walcker-Schule Ludwigsburg",
            degree: "Meisterprüfung | Meister",
            year: 2011
          }
        ],
        certifications: [
          "geprüfte Betriebswirtin nach der Handwerksordnung | Betriebswirtin nach der Handwerksordnung | geprüfte Betriebswirtin"
        ],
        achievements: ["Unternehmerin des Jahres 2025 | Unternehmerin des Jahres"],
        memberships: ["Bund Süddeutscher Orgelbauer | Bundes Süddeutscher Orgelbauer"],
        hobbies: ["Handball", "Skitour | Skitouren"],
        sports_teams: ["TSV Urlingen"],
        causes: ["Orgel im Koffer"]
      },
      also: {
        title: "Orgelbaumeisterin",
        industry: "Orgelbau | Handwerk | Musical instruments | organ building",
        certifications: ["Orgelbaumeisterin", "Meisterprüfung"],
        skills: ["Orgelbau", "Restaurierung"],
        memberships: ["TSV Urlingen"],
        interests: ["Handball", "Skitour | Skitouren", "Orgeln"],
        achievements: ["Die mit den Pfeifen spricht"]
      },
      sources: [
        "https://orgelbau-wiesner.example/werkstatt",
        "https://orgelbau-wiesner.example/impressum",
        "https://handwerkheute.example/portraits/katharina-wiesner"
      ]
    },
    {
      id: "ulrich-baumhauer",
      about: "A craftsman: one sentence at work, a conversation in a journal, a brass band's list.",
      contact: { full_name: "Ulrich Baumhauer", company: "Orgelbau Wiesner" },
      outcome: "found",
      facts: {
        title: "Intonateur",
        company: "Orgelbau Wiesner | Gebrüder Wiesner Orgelbau GmbH | Gebrüder Wiesner Orgelbau",
        location: "Bad Urlingen",
        achievements: ["Silbermann-Ring für Intonation | Silbermann-Ring"],
        hobbies: ["Tuba", "Angeln | angle"],
        memberships: ["Stadtkapelle Bad Urlingen | Stadtkapelle Bad Urlingen e.V."]
      },
      also: {
        industry: "Orgelbau | Handwerk | Musical instruments | organ building",
        skills: ["Intonation"],
        hobbies: ["Orgel"],
        interests: ["Tuba", "Orgel", "Angeln | angle"],
        achievements: ["Stille ist auch ein Register"]
      },
      sources: [
        "https://orgelbau-wiesner.example/werkstatt",
        "https://orgelundraum.example/heft-2026-2/gespraech-baumhauer",
        "https://stadtkapelle-urlingen.example/musiker"
      ]
    }
  ]
}
