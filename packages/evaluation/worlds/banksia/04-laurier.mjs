const L = "https://www.groupelaurier-dentaire.example"
// Wix-like, French (Québec)
const wix = (title, inner) => `<!DOCTYPE html><html lang="fr-CA"><head><meta charset="utf-8"><title>${title} | Groupe dentaire Laurier</title><meta name="generator" content="Wix.com Website Builder"></head><body><div id="SITE_CONTAINER"><div id="comp-k1" class="wixui-horizontal-menu"><a href="/">Accueil</a><a href="/equipe">L'équipe</a><a href="/nouvelles">Nouvelles</a><a href="/english">English</a></div><div id="comp-k7" class="wixui-rich-text" data-testid="richTextElement">${inner}</div><div id="comp-kf" class="wixui-footer"><p class="font_9">Groupe dentaire Laurier inc. • 455, côte du Passage, Lévis (Québec)</p></div></div></body></html>`
export default {
  people: [
    {
      id: "laurier-bouchard", about: "French pages only; compound name with accents; the maiden name alone stands in an alumni note.",
      contact: { email: "gbouchard@groupelaurier-dentaire.example", full_name: "Geneviève Bouchard-Thériault", company: "Groupe dentaire Laurier" }, outcome: "found",
      facts: {
        title: "Présidente et dentiste | President | Présidente | President and dentist", company: "Groupe dentaire Laurier | Groupe dentaire Laurier inc. | Laurier Dental Group", location: "Lévis, Québec | Lévis | Lévis, Quebec | Lévis, Canada", industry: "dentisterie | dentistry | dental care | dental practice | health care",
        skills: ["implantologie | implantology | dental implants"], achievements: ["Prix Entreprise familiale de la Chambre de commerce de Lévis, 2025 | Prix Entreprise familiale 2025 | family business award", "clinique mobile Dent de lait | mobile clinic Dent de lait | founded the mobile clinic"],
        causes: ["soins dentaires gratuits aux enfants | free dental care for children | Dent de lait"], memberships: ["Ordre des dentistes du Québec | Order of Dentists of Quebec | council of the Ordre des dentistes du Québec"],
        hobbies: ["ski de fond | cross-country skiing", "tricot | knitting"], education: [{ institution: "Université Laval | Laval University", degree: "D.M.D. | DMD | doctorat en médecine dentaire", field: "médecine dentaire | dental medicine | dentistry", year: 2002 }], pets: ["Molaire, un chat | a cat named Molaire | Molaire | chat nommé Molaire"]
      },
      also: { achievements: ["traversée de Charlevoix à ski | ski traverse of Charlevoix"] },
      sources: [`${L}/equipe`, `${L}/equipe/genevieve`, `${L}/nouvelles`, "https://anciens-dentaire.example/promo-2002", "https://www.groupelaurier-dentaire.example/english"], sensitive: ["souverainiste", "candidate du Parti"]
    },
    {
      id: "laurier-lecuyer", about: "Middle; elided name; speaks at a congress.",
      contact: { email: "malecuyer@groupelaurier-dentaire.example", full_name: "Dr Marc-Antoine L'Écuyer" }, outcome: "found",
      facts: {
        title: "Directeur clinique | Clinical Director | Dental Director", company: "Groupe dentaire Laurier | Groupe dentaire Laurier inc. | Laurier Dental Group", location: "Lévis, Québec | Lévis | Lévis, Quebec | Lévis, Canada", industry: "dentisterie | dentistry | dental care | dental practice | health care",
        skills: ["endodontie | endodontics"], achievements: ["conférence « Sauver la dent » aux Journées dentaires 2026 | Sauver la dent | talk on endodontics at Journées dentaires 2026"], hobbies: ["hockey | plays goalie in a garage league | gardien de but"], sports_teams: ["Canadiens de Montréal | Montréal Canadiens | Montreal Canadiens"]
      },
      sources: [`${L}/equipe`, "https://journeesdentaires.example/", "https://journeesdentaires.example/conferenciers-2026"]
    },
    {
      id: "laurier-montigny", about: "Particled name; e-mail alone; the site says her job in English too.",
      contact: { email: "sdemontigny@groupelaurier-dentaire.example" }, outcome: "found",
      facts: {
        title: "Directrice des opérations | Director of Operations | Operations Director", company: "Groupe dentaire Laurier | Groupe dentaire Laurier inc. | Laurier Dental Group", location: "Lévis, Québec | Lévis | Lévis, Quebec | Lévis, Canada", industry: "dentisterie | dentistry | dental care | dental practice | health care",
        certifications: ["CRHA | Conseillère en ressources humaines agréée"]
      },
      also: { achievements: ["ouverture de la clinique de Saint-Romuald | opened the Saint-Romuald clinic"] },
      sources: [`${L}/equipe`, `${L}/nouvelles`, `${L}/english`]
    }
  ],
  pages: [
    { url: `${L}/`, body: wix("Accueil", `<h1 class="font_0">Votre sourire, notre quartier</h1><p class="font_8">Cinq cliniques dentaires familiales à Lévis, Saint-Romuald, Beaumont et Montmagny. Dentisterie générale, endodontie, implantologie, hygiène.</p><p><a href="/equipe">Rencontrez l'équipe</a></p>`) },
    { url: `${L}/equipe`, body: wix("L'équipe", `<h2 class="font_2">L'équipe</h2><div class="wixui-repeater"><div class="wixui-repeater__item"><p><a href="/equipe/genevieve">Dre Geneviève Bouchard-Thériault</a></p><p>Présidente et dentiste</p></div><div class="wixui-repeater__item"><p>Dr Marc-Antoine L'Écuyer</p><p>Directeur clinique. Pratique surtout l'endodontie à Lévis. Gardien de but dans une ligue de garage, et partisan des Canadiens de Montréal (on ne choisit pas).</p></div><div class="wixui-repeater__item"><p>Stéphanie de Montigny, CRHA</p><p>Directrice des opérations, Lévis</p></div><div class="wixui-repeater__item"><p>Nathalie Roy</p><p>Hygiéniste dentaire</p></div></div>`) },
    { url: `${L}/equipe/genevieve`, body: wix("Dre Geneviève Bouchard-Thériault", `<h2>Dre Geneviève Bouchard-Thériault, D.M.D.</h2><p>Geneviève dirige le groupe fondé par son père en 1978. Diplômée de l'Université Laval (médecine dentaire, 2002), elle consacre sa pratique à l'implantologie et siège au conseil de l'Ordre des dentistes du Québec.</p><p>En 2019, elle a mis sur la route la clinique mobile Dent de lait, qui offre des soins dentaires gratuits aux enfants de Chaudière-Appalaches.</p><p>L'hiver, on la trouve en ski de fond au mont Mégantic ; le reste de l'année, elle fait du tricot dans la salle d'attente, surveillée par son chat nommé Molaire.</p>`) },
    { url: `${L}/nouvelles`, body: wix("Nouvelles", `<h2>Nouvelles</h2><p><b>Mai 2025</b> – Le Prix Entreprise familiale de la Chambre de commerce de Lévis, 2025, est remis à notre présidente, la Dre Bouchard-Thériault.</p><p><b>Septembre 2024</b> – Ouverture de la clinique de Saint-Romuald, menée par Stéphanie de Montigny.</p>`) },
    { url: `${L}/english`, body: wix("English", `<h2>Laurier Dental Group, in short</h2><p>Five family dental clinics on Québec City's South Shore. Dentistry in French, English and a little Spanish. Questions? Write to our Director of Operations, Stéphanie de Montigny: sdemontigny@groupelaurier-dentaire.example</p>`) },
    { url: "https://anciens-dentaire.example/", body: `<html lang="fr"><body><h1>Les Anciens de médecine dentaire</h1><p>Bulletin des promotions : <a href="/promo-2002">2002</a></p></body></html>` },
    { url: "https://anciens-dentaire.example/promo-2002", body: `<html lang="fr"><body><h1>Promotion 2002 (Université Laval)</h1><ul><li>Geneviève Bouchard, D.M.D., aujourd'hui Bouchard-Thériault, dirige le Groupe dentaire Laurier à Lévis ; elle a achevé en mars la traversée de Charlevoix à ski. On l'a aussi connue souverainiste, candidate du Parti québécois en 2012.</li><li>Hugo Tanguay exerce à Rimouski et élève des abeilles.</li></ul></body></html>` },
    { url: "https://journeesdentaires.example/", body: `<html lang="fr"><body><h1>Journées dentaires 2026</h1><p>Palais des congrès, 22–24 mai. <a href="/conferenciers-2026">Conférenciers</a></p></body></html>` },
    { url: "https://journeesdentaires.example/conferenciers-2026", body: `<html lang="fr"><body><h1>Conférenciers 2026</h1><table><tr><td>Dr Marc-Antoine L'Écuyer<br>Directeur clinique, Groupe dentaire Laurier</td><td><b>« Sauver la dent »</b> : l'endodontie quand tout le monde veut un implant</td></tr><tr><td>Dre Samira Haddad</td><td>Anesthésie sans douleur ?</td></tr></table></body></html>` }
  ]
}
