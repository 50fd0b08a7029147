import { P, news } from "./lib.mjs"
const U = "https://puenteacademies.example"
const edu = (title, main, lang = "en") => `<!DOCTYPE html><html lang="${lang}"><head><title>${title} - Puente Academies</title><meta property="og:site_name" content="Puente Academies"></head><body class="apptegy"><header><a href="${U}/">Puente Academies</a> <a href="${U}/leadership">Leadership</a> <a href="${U}/es/familias">Español</a> <a href="${U}/o/westside/staff">Westside staff</a></header><main class="site-content">${main}</main><footer><address>Puente Academies Central Office<br>1400 Guadalupe Street, San Antonio, TX 78207</address></footer></body></html>`
export default {
  people: [
    { id: "g-zamarripa", about: "middle: superintendent; her politics and union past on a page", outcome: "found",
      contact: { email: "xzamarripa@puenteacademies.example", full_name: "Xochitl Zamarripa", company: "Puente Academies" },
      facts: { title: "Superintendent and CEO | Superintendent & CEO | Superintendent", company: "Puente Academies", location: "San Antonio, Texas | San Antonio | San Antonio, TX", industry: "charter schools | charter school network | K-12 education | education",
        achievements: ["Texas Charter Leader of the Year 2024 | Charter Leader of the Year"], skills: ["dual-language education | dual language"], education: [{ institution: "Trinity University", degree: "M.Ed.", field: "school leadership" }], memberships: ["San Antonio Hispanic Chamber board | San Antonio Hispanic Chamber"] },
      also: { achievements: ["grew Puente from two campuses to nine | two campuses to nine"], education: [{ institution: "Our Lady of the Lake University" }] },
      sources: [U + "/leadership", "https://alamocitizen.example/2026/charter-leader-profile"], sensitive: ["shop steward", "Republican"] },
    { id: "g-okonkwo", about: "middle: goes by Bill; school page", outcome: "found",
      contact: { email: "wokonkwo-reyes@puenteacademies.example", full_name: "William Okonkwo-Reyes", company: "Puente Academies", title: "Principal" },
      facts: { title: "Principal | Principal, Puente Westside", company: "Puente Academies | Puente Westside | Puente Westside Middle School", location: "San Antonio, Texas | San Antonio | San Antonio, TX", industry: "charter schools | charter school network | K-12 education | education", hobbies: ["pickup soccer", "chess"], sports_teams: ["San Antonio Spurs | Spurs"], education: [{ institution: "Texas State University", field: "mathematics" }] },
      also: { title: "math teacher", skills: ["chess coaching | coaches the chess club"] },
      sources: [U + "/o/westside/staff", U + "/o/westside/meet-mr-bill"] },
    { id: "g-trevino", about: "middle: Spanish pages only", outcome: "found",
      contact: { email: "mtrevino@puenteacademies.example", full_name: "María Fernanda Treviño" },
      facts: { title: "Directora de Participación Familiar | Director of Family Engagement", company: "Puente Academies", location: "San Antonio, Texas | San Antonio | San Antonio, TX", industry: "escuelas chárter | charter schools | education | educación", causes: ["Casa Refugio | voluntaria en Casa Refugio"], education: [{ institution: "Universidad Autónoma de Nuevo León | UANL", field: "psicología | psychology", degree: "licenciatura | bachelor's" }], hobbies: ["tejido | knitting"] },
      also: { location: "Monterrey", achievements: ["academia de padres | parent academy"] },
      sources: [U + "/es/familias", "https://lavozdelvalle.example/2025/10/academia-de-padres"], sensitive: ["indocumentada"] }
  ],
  pages: [
    P(U + "/", edu("Home", `<h1>Two languages. One bridge.</h1><p>A charter school network of nine tuition-free schools in San Antonio, Texas.</p>`)),
    P(U + "/leadership", edu("Leadership", `<h1>Leadership</h1><section><h2>Xochitl Zamarripa</h2><p>Superintendent and CEO</p><p>Under Ms. Zamarripa, charter schools in our network grew from two campuses to nine. She holds an M.Ed. in school leadership from Trinity University and a degree from Our Lady of the Lake University, and sits on the San Antonio Hispanic Chamber board.</p></section><section><h2>Leonard Fisk</h2><p>Chief Financial Officer</p><p>Mr. Fisk is a CPA.</p></section>`)),
    P(U + "/o/westside/staff", edu("Westside staff", `<h1>Puente Westside Middle School</h1><p>A K-12 education network of charter schools in San Antonio, Texas</p><ul class="staff"><li><b>William Okonkwo-Reyes</b><br>Principal<br>wokonkwo-reyes@puenteacademies.example</li><li><b>Gloria Pruneda</b><br>Office manager</li></ul>`)),
    P(U + "/o/westside/meet-mr-bill", edu("Meet Mr. Bill", `<h1>Meet Mr. Bill!</h1><p><i>Interview by the seventh-grade newspaper club</i></p><p><b>Q: Were you always a principal?</b></p><p>A: No! I was a math teacher for eleven years. I studied mathematics at Texas State University.</p><p><b>Q: What do you do for fun?</b></p><p>A: Chess and pickup soccer. And watching the Spurs, which is not always fun. &ndash; Principal Bill Okonkwo-Reyes, who also coaches the chess club</p>`)),
    P(U + "/es/familias", edu("Familias", `<h1>Familias</h1><p>Las escuelas chárter de Puente están abiertas a todos. <strong>María Fernanda Treviño</strong> es nuestra Directora de Participación Familiar en San Antonio. Originaria de Monterrey, tiene una licenciatura en psicología de la Universidad Autónoma de Nuevo León. Escríbale a mtrevino@puenteacademies.example.</p>`, "es")),
    P("https://lavozdelvalle.example/2025/10/academia-de-padres", `<html lang="es"><head><title>Academia de padres en San Antonio — La Voz del Valle</title></head><body><h1>«Una escuela es también la cocina»</h1><p class="fecha">18 de octubre de 2025</p><p>María Fernanda Treviño llegó a Texas indocumentada, cuenta sin bajar la voz. Hoy dirige la academia de padres de Puente Academies, los fines de semana es voluntaria en Casa Refugio y en las juntas largas saca su tejido.</p></body></html>`, news("2025-10-18", "Spanish")),
    P("https://alamocitizen.example/2026/charter-leader-profile", `<html><body><h1>The superintendent who reads the bus routes</h1><p>Jan. 15, 2026</p><p>Xochitl Zamarripa, Texas Charter Leader of the Year 2024, built her name on dual-language education. A former shop steward in the teachers' union, she now votes Republican in local races, she says.</p></body></html>`, news("2026-01-15"))
  ]
}
