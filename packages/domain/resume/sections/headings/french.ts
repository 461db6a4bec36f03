import type { HeadingWords } from "./heading-words.ts";

export const french: HeadingWords = {
  contact: "coordonnees+",
  personal: "informations personnelles | donnees personnelles | etat civil",
  summary: `
    a propos+ | a propos de moi | profil professionnel | resume* | resume professionnel |
    objectif* | objectif professionnel | objectifs | accroche`,
  experience: `
    experience professionnelle+ | experiences professionnelles+ | parcours professionnel+ |
    parcours* | emplois | historique professionnel | experience de travail |
    experiences de travail | antecedents professionnels | stages* | stages et experiences |
    experiences et stages | experience pertinente | emplois precedents`,
  volunteer: `
    benevolat+ | experience benevole | experiences benevoles | engagement associatif |
    engagements associatifs | vie associative | activites benevoles`,
  education: `
    formation*+! | formations*+ | formation academique | formations et diplomes |
    formation et diplomes | diplomes*+ | diplomes et formations | etudes | parcours academique |
    parcours scolaire | education et formation | scolarite | cursus* | cursus universitaire |
    cursus scolaire | formation initiale | formation universitaire`,
  courses: "formation continue | formations complementaires",
  skills: `
    competences techniques+ | competences professionnelles | competences cles |
    competences informatiques | informatique* | domaines de competences | domaine de competences |
    savoir faire | savoir etre | atouts* | outils* | connaissances* | logiciels* |
    competences et outils | competences personnelles | qualites* | qualites personnelles |
    aptitudes* | competences linguistiques et informatiques`,
  languages: `
    langues*+! | langues etrangeres | competences linguistiques | langues parlees |
    connaissances linguistiques`,
  certifications: `
    certificats* | certifications et formations | licences et certifications | habilitations* |
    permis et certifications`,
  projects: `
    projets*+ | projets personnels | projets academiques | realisations* | projets realises`,
  publications: "publications scientifiques",
  awards: "prix* | distinctions et prix | recompenses | prix et distinctions",
  activities: "activites* | activites extra professionnelles | activites extrascolaires",
  interests: `
    loisirs*+! | centres d'interet+ | centre d'interet | interets* | hobbies et interets |
    loisirs et interets`,
  references: "recommandations*",
  links: "reseaux sociaux | liens*",
  other: `
    divers* | autres* | informations complementaires | autres informations | permis* |
    permis de conduire`,
};
