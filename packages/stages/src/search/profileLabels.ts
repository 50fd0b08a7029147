export const labels = {
  experience:
    "Experience|Berufserfahrung|Expérience|Experiencia|Experiência|Esperienza|Ervaring|Erfarenhet|Erfaring|Doświadczenie",
  education:
    "Education|Ausbildung|Formation|Educación|Formação(?: acadêmica| académica)?|Formazione|Opleiding|Utbildning|Utdanning|Uddannelse|Wykształcenie",
  location: "Location|Ort|Lieu|Ubicación|Localização|Località|Locatie|Plats|Sted|Placering|Lokalizacja"
}

export const anyLabel = Object.values(labels).join("|")
