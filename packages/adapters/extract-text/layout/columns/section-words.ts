const words = new Set(
  [
    // English
    "experience|work experience|professional experience|relevant experience|work history|employment|employment history|career history|education|academic background|skills|technical skills|key skills|core skills|core competencies|projects|certifications|certificates|licenses|languages|interests|hobbies|references|summary|professional summary|profile|about|about me|objective|awards|honors|achievements|publications|volunteering|volunteer experience|activities|contact|courses|training|personal details|links|strengths",
    // German
    "berufserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|ausbildung|bildungsweg|studium|schulbildung|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|sprachen|sprachkenntnisse|projekte|weiterbildung|weiterbildungen|zertifikate|auszeichnungen|interessen|hobbys|referenzen|kontakt|persönliche daten|profil|über mich|ehrenamt|praktika",
    // French
    "expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|formation|formations|diplômes|compétences|compétences techniques|langues|projets|certifications|centres d'intérêt|loisirs|références|profil|à propos|coordonnées|bénévolat",
    // Spanish
    "experiencia|experiencia laboral|experiencia profesional|educación|formación|formación académica|habilidades|competencias|idiomas|proyectos|certificaciones|cursos|intereses|referencias|perfil|perfil profesional|sobre mí|contacto|datos personales|voluntariado",
    // Portuguese
    "experiência|experiência profissional|formação|formação acadêmica|formação académica|educação|competências|habilidades|idiomas|línguas|projetos|projectos|certificações|cursos|interesses|referências|perfil|resumo|contato|contacto|voluntariado",
    // Italian
    "esperienza|esperienze|esperienza lavorativa|esperienza professionale|esperienze professionali|istruzione|istruzione e formazione|formazione|competenze|capacità e competenze|lingue|progetti|certificazioni|corsi|interessi|referenze|profilo|contatti|dati personali|volontariato",
    // Dutch
    "werkervaring|ervaring|opleiding|opleidingen|vaardigheden|competenties|talen|projecten|certificaten|cursussen|interesses|hobby's|referenties|profiel|over mij|contact|persoonlijke gegevens|vrijwilligerswerk",
  ].flatMap((list) => list.split("|")),
);

/** With some room for spaces and a colon. */
const longest = Math.max(...[...words].map((word) => word.length)) + 8;

/** A text that is nothing but the usual name of a CV's section, in one of seven languages. */
export function isSectionWord(text: string): boolean {
  if (text.length > longest) return false;
  const bare = text.endsWith(":") ? text.slice(0, -1) : text;
  return words.has(bare.replace(/\s+/g, " ").trim().toLowerCase());
}
