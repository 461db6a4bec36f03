import type { LabelWords } from "./label-words.ts";

export const french: LabelWords = {
  title: "poste occupe | poste | fonction | intitule du poste | profession ou fonction",
  company: "entreprise | employeur | societe | nom et adresse de l'employeur",
  location: "lieu | ville",
  date: "date de | dates d'emploi | duree",
  aside: `
    superviseur | responsable | environnement technique | environnement | secteur | outils |
    technologies utilisees | missions | taches | missions principales | realisations |
    responsabilites | principales activites et responsabilites`,
};
