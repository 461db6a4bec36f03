import type { HeadingWords } from "./heading-words.ts";

export const italian: HeadingWords = {
  contact: "contatti*+ | recapiti",
  personal: "dati personali+ | informazioni personali",
  summary: `
    profilo*+ | profilo professionale | profilo personale | su di me | chi sono | obiettivo* |
    obiettivo professionale | sommario* | sintesi* | presentazione* | riepilogo* |
    riepilogo professionale`,
  experience: `
    esperienza*+! | esperienze*+! | esperienza professionale+ | esperienze professionali+ |
    esperienza lavorativa+ | esperienze lavorative | esperienza di lavoro | esperienze di lavoro |
    carriera* | percorso professionale | occupazione* | impieghi | tirocini* | attivita lavorativa`,
  volunteer: "volontariato+ | esperienze di volontariato",
  education: `
    istruzione+ | istruzione e formazione+ | formazione*+! | formazione scolastica |
    titoli di studio | studi | formazione accademica | percorso di studi | educazione |
    formazione e istruzione | percorso formativo`,
  courses: "corsi*+ | corsi di formazione | corsi e seminari | formazione continua",
  skills: `
    competenze*+! | competenze tecniche | competenze professionali | capacita e competenze+ |
    competenze informatiche | competenze digitali | abilita* | conoscenze* |
    conoscenze informatiche | capacita* | competenze personali | competenze chiave |
    capacita e competenze tecniche | altre competenze | punti di forza | competenze comunicative |
    strumenti*`,
  languages: `
    lingue*+! | lingue straniere | conoscenze linguistiche | lingue conosciute |
    competenze linguistiche | lingua madre`,
  certifications: `
    certificazioni*+ | certificati* | attestati* | licenze* | patenti e certificazioni |
    corsi e certificazioni | certificazioni e corsi`,
  projects: "progetti*+ | progetti personali",
  publications: "pubblicazioni | ricerca*",
  awards: "premi* | riconoscimenti* | premi e riconoscimenti | borse di studio",
  activities: "attivita* | attivita extracurriculari",
  interests: "interessi*+ | interessi personali | hobby e interessi",
  references: "referenze*+",
  other: `
    altro* | altre informazioni | ulteriori informazioni | informazioni aggiuntive | patente* |
    patente di guida | allegati`,
};
