const host = "https://www.pervenchel.example"
const page = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="fr-FR">
<head><meta charset="UTF-8"><title>${title} – Pervenchel, biscuitier à Nantes</title>
<meta name="generator" content="WordPress 6.6">
<meta property="og:locale" content="fr_FR"><meta property="og:title" content="${title}">${head}
</head>
<body class="wp-singular wp-theme-twentytwentyfour">
<header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">Pervenchel</a></p><nav><ul><li><a href="/nos-biscuits/">Nos biscuits</a></li><li><a href="/la-maison/">La maison</a></li><li><a href="/journal/">Journal</a></li><li><a href="/fournisseurs/">Fournisseurs</a></li><li><a href="/boutique/">Boutique</a></li></ul></nav></header>
<main class="wp-block-group">${main}</main>
<footer><p>Biscuiterie Pervenchel SAS – 14 quai de la Fosse, 44000 Nantes – Mentions légales – CGV – Gestion des cookies</p><p>Pour votre santé, évitez de manger trop gras, trop sucré, trop salé.</p></footer>
<div class="tarteaucitron"><p>Nous utilisons des cookies pour mesurer l'audience.</p><button>Tout accepter</button><button>Tout refuser</button><button>Personnaliser</button></div>
</body></html>`
})
export default {
  people: [
    {
      id: "maelle-kerdoncuff",
      about: "French interview on the company's blog; prize; a cat.",
      contact: { email: "maelle.kerdoncuff@pervenchel.example", full_name: "Maëlle Kerdoncuff", company: "Pervenchel" },
      outcome: "found",
      facts: {
        title: "Directrice R&D | Directrice de la recherche et du développement | R&D Director | Head of R&D",
        company: "Pervenchel | Biscuiterie Pervenchel | Biscuiterie Pervenchel SAS",
        location: "Nantes | Nantes, France",
        industry: "biscuiterie | agroalimentaire | food | biscuits | food industry",
        skills: ["analyse sensorielle | sensory analysis", "formulation sans gluten | gluten-free formulation | sans gluten"],
        achievements: ["Épi d'or de l'innovation 2024 | Épi d'or 2024 | Golden Ear innovation award 2024"],
        hobbies: ["kayak de mer | sea kayaking | kayak"],
        pets: ["Praline | chat Praline | chatte Praline | cat Praline | chat | cat"]
      },
      also: {
        title: "membre du comité de direction | member of the management committee | jurée du CAP pâtissier | ingénieure en agroalimentaire | food engineer",
        location: "France | Loire-Atlantique | Pays de la Loire",
        skills: ["recherche et développement | R&D | research and development", "recettes de biscuits | recipe development", "prise de parole | public speaking", "blé noir | sarrasin | buckwheat | farine de sarrasin", "pâtisserie | pastry", "réduction du sucre | sugar reduction", "innovation produit | product development", "management d'équipe | leads a team of nine", "ingénierie agroalimentaire | food engineering"],
        achievements: ["galet de blé noir | Le Galet | created the biscuit Le Galet | le biscuit Le Galet", "cinq ans cheffe de projet chez un fabricant de céréales à Rennes | former project manager at a cereal manufacturer in Rennes", "panel de douze dégustateurs formés | trained panel of twelve tasters", "sucre réduit de 28 % | 28 percent less sugar in the Petit Quai", "tour de Belle-Île en kayak | paddled round Belle-Île", "Blé noir, la farine rebelle | conférence à Saveurs & Techniques 2025 | talk at Saveurs & Techniques 2025", "chez Pervenchel depuis 2014 | at Pervenchel since 2014"],
        interests: ["innovation alimentaire | food innovation | biscuits", "chats | cats", "blé noir | buckwheat | sarrasin", "sea kayaking", "pâtisserie"],
        memberships: ["jury du CAP pâtissier | pastry exam jury", "comité de direction"],
        education: [{ institution: "Oniris | Oniris Nantes", degree: "diplôme d'ingénieur | ingénieure | engineering degree", field: "agroalimentaire | food engineering | food science", year: 2008 }],
        certifications: ["CAP pâtissier | CAP pâtissier en candidat libre"]
      },
      sources: [host + "/journal/rencontre-avec-maelle/", host + "/la-maison/", "https://www.saveurs-techniques.example/2025/conferences"]
    },
    {
      id: "thierry-malassagne",
      about: "Email alone; rugby club president; the newspaper has him on an election list.",
      contact: { email: "t.malassagne@pervenchel.example" },
      outcome: "found",
      facts: {
        title: "Directeur commercial | Sales Director | Commercial Director",
        company: "Pervenchel | Biscuiterie Pervenchel | Biscuiterie Pervenchel SAS",
        location: "Nantes | Nantes, France",
        industry: "biscuiterie | agroalimentaire | food | biscuits | food industry",
        skills: ["grande distribution | retail | négociation avec la grande distribution", "export"],
        achievements: ["ouverture du marché japonais | lancement au Japon | opened the Japanese market | launch in Japan"],
        hobbies: ["rugby"],
        memberships: ["RC Erdre-Nord | président du RC Erdre-Nord | president of RC Erdre-Nord"]
      },
      also: {
        title: "président du RC Erdre-Nord | president of the rugby club RC Erdre-Nord | membre du comité de direction",
        location: "France | Loire-Atlantique",
        skills: ["développement international | international business", "direction de club | club management", "vente | sales", "négociation | negotiation", "management d'une équipe de 22 commerciaux | sales team management"],
        achievements: ["22 commerciaux | leads 22 salespeople", "chiffre d'affaires export doublé en quatre ans | doubled export sales in four years", "club passé de 180 à 310 licenciés | grew the club from 180 to 310 members", "section féminine créée en 2022 | founded the women's section in 2022", "chez Pervenchel depuis 2011 | at Pervenchel since 2011", "ancien troisième ligne | former back-row forward | ancien joueur de rugby", "boîtes bleues dans 60 grands magasins japonais | sold in 60 Japanese department stores"],
        interests: ["rugby", "Japon | Japan | export"],
        sports_teams: ["RC Erdre-Nord"],
        causes: ["rugby féminin | women's rugby", "école de rugby | youth rugby"],
        memberships: ["comité de direction de Pervenchel"],
        education: [{ institution: "Audencia | Audencia Nantes" }]
      },
      sources: [host + "/la-maison/", host + "/journal/pervenchel-au-japon/", "https://www.rc-erdre-nord.example/le-club/bureau", "https://www.phare-erdre.example/municipales-suce"],
      sensitive: ["Ensemble pour l'Erdre", "colistier", "municipales"]
    },
    {
      id: "jules-verne",
      about: "Has the name of the writer born in the same city.",
      contact: { email: "j.verne@pervenchel.example", full_name: "Jules Verne", company: "Pervenchel", location: "Nantes" },
      outcome: "found",
      facts: {
        title: "Responsable approvisionnements | Procurement Manager | Supply Manager | Purchasing Manager",
        company: "Pervenchel | Biscuiterie Pervenchel | Biscuiterie Pervenchel SAS",
        location: "Nantes | Nantes, France",
        industry: "biscuiterie | agroalimentaire | food | biscuits | food industry",
        skills: ["achats de matières premières | raw materials purchasing | achats | purchasing"],
        hobbies: ["course à pied | running | marathon"],
        education: [{ institution: "IUT de Nantes | Nantes Université", degree: "DUT | BUT", field: "Gestion logistique et transport | logistics and transport management", year: 2013 }]
      },
      also: {
        location: "France | Loire-Atlantique | Rezé",
        skills: ["négociation de contrats | contract negotiation", "transport", "relations fournisseurs | supplier relations", "beurre | butter market | achat de beurre", "logistique | logistics", "contrats avec les producteurs | farm contracts | filières locales", "approvisionnement | procurement | supply chain"],
        achievements: ["contrats de trois ans avec onze laiteries et meuniers | three-year contracts with eleven dairies and millers", "marathon de Nantes en 3 h 27 | Nantes marathon in 3:27", "chez Pervenchel depuis 2017 | at Pervenchel since 2017"],
        interests: ["beurre | butter", "running | course à pied | marathon", "filières locales | local supply chains"],
        memberships: ["Foulées de Rezé | running club Foulées de Rezé"],
        causes: ["juste prix aux producteurs | fair prices for farmers | local sourcing"]
      },
      sources: [host + "/fournisseurs/", "https://www.phare-erdre.example/il-s-appelle-jules-verne"],
      never: ["Phileas", "Hetzel", "Amiens", "Nautilus", "Strogoff", "novelist"]
    }
  ],
  pages: [
    page("/", "Biscuits au beurre et au blé noir depuis 1932", `<h1>Le goût du quai</h1><p>À Nantes, la biscuiterie Pervenchel pétrit, découpe et cuit depuis 1932. 140 salariés, 38 recettes, du beurre de la Loire.</p><ul><li><a href="/journal/rencontre-avec-maelle/">Rencontre avec Maëlle, notre directrice R&amp;D</a></li><li><a href="/journal/pervenchel-au-japon/">Pervenchel au Japon</a></li><li>Nos boîtes de Noël sont arrivées</li></ul>`),
    page("/la-maison/", "La maison", `<h1>La maison</h1><p>Fondée par Eugénie Pervenchel, la biscuiterie appartient toujours à la famille.</p><h2>Le comité de direction</h2><ul class="wp-block-list"><li><strong>Odile Pervenchel</strong>, présidente</li><li><strong>Thierry Malassagne</strong>, directeur commercial (depuis 2011 dans la maison)</li><li><strong>Maëlle Kerdoncuff</strong>, directrice R&amp;D</li><li><strong>Ahmed Ziani</strong>, directeur industriel</li></ul><p>Écrire au service commercial : t.malassagne@pervenchel.example</p>`),
    page("/fournisseurs/", "Espace fournisseurs", `<h1>Espace fournisseurs</h1><p>Vous êtes meunier, laitier, imprimeur de boîtes ? Votre interlocuteur pour les achats de matières premières :</p><p><strong>Jules Verne</strong><br>Responsable approvisionnements<br>02 40 55 01 16 – j.verne@pervenchel.example</p><p>Nos cahiers des charges sont à télécharger ci-dessous (PDF).</p>`),
    page("/journal/rencontre-avec-maelle/", "Rencontre avec Maëlle, celle qui invente nos biscuits", `<article><h1>Rencontre avec Maëlle, celle qui invente nos biscuits</h1><time>8 mars 2025</time>
<p>Maëlle Kerdoncuff, directrice R&amp;D, est arrivée chez Pervenchel en 2014 après cinq ans comme cheffe de projet chez un fabricant de céréales à Rennes. Elle dirige aujourd'hui une équipe de neuf personnes.</p>
<p><strong>Ton parcours ?</strong> Ingénieure en agroalimentaire, Oniris à Nantes, promotion 2008. Et puis j'ai passé le CAP pâtissier en candidat libre, parce que j'en avais assez de parler de pâte sans savoir la faire. Maintenant je suis dans le jury !</p>
<p><strong>Ta plus grande fierté ?</strong> Le Galet, au blé noir. La formulation sans gluten nous a pris trois ans : le sarrasin, ça casse. On a eu l'Épi d'or de l'innovation 2024 et surtout les grands-mères ont dit oui. Et le Petit Quai, avec 28 % de sucre en moins, personne n'a rien remarqué.</p>
<p><strong>Comment goûtes-tu ?</strong> À dix heures, à jeun. L'analyse sensorielle, c'est un métier : douze dégustateurs formés, lumière rouge, pas de parfum.</p>
<p><strong>Et le week-end ?</strong> Kayak de mer, dès que le vent le permet. L'été dernier j'ai fait le tour de Belle-Île. Sinon je suis le coussin de Praline, ma chatte, qui, elle, n'aime pas les biscuits.</p></article>`),
    page("/journal/pervenchel-au-japon/", "Pervenchel au Japon", `<article><h1>Pervenchel au Japon</h1><time>2 octobre 2024</time><p>Depuis septembre nos boîtes bleues sont vendues dans 60 grands magasins de Tokyo, Nagoya et Osaka. L'ouverture du marché japonais est l'œuvre de Thierry Malassagne, notre directeur commercial, et de son équipe de 22 commerciaux. « La grande distribution française m'a appris à négocier, le Japon m'a appris à attendre », sourit cet ancien d'Audencia. En quatre ans le chiffre d'affaires export a doublé.</p></article>`),
    page("/nos-biscuits/", "Nos biscuits", `<h1>Nos biscuits</h1><ul><li><b>Le Petit Quai</b>, petit beurre, 28 % de sucre en moins</li><li><b>Le Galet</b>, blé noir, sans gluten</li><li><b>La Grue</b>, sablé au sel</li></ul><p>Où nous trouver : chez les épiciers et dans la boutique du quai de la Fosse.</p>`),
    page("/en/team/", "The people behind the biscuits", `<h1>The people behind the biscuits</h1><p>President: Odile Pervenchel. Sales Director: Thierry Malassagne. R&amp;D Director: Maëlle Kerdoncuff. Operations: Ahmed Ziani. We are a food company of 140 people in Nantes, France, and we answer e-mails after ten, when the first batch is out.</p>`),
    page("/en/", "Butter and buckwheat biscuits since 1932", `<h1>The taste of the quay</h1><p>The biscuit maker Pervenchel kneads, cuts and bakes in Nantes since 1932. 140 people, 38 recipes, butter from the Loire. Now also in 60 Japanese department stores.</p><p>Distributors please write to export@pervenchel.example.</p>`)
  ]
}
