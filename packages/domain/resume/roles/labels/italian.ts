import type { LabelWords } from "./label-words.ts";

export const italian: LabelWords = {
  title: `
    posizione ricoperta | posizione | ruolo ricoperto | ruolo | mansione | tipo di impiego |
    lavoro o posizione ricoperti | qualifica`,
  company: "azienda | datore di lavoro | nome e indirizzo del datore di lavoro | societa",
  location: "luogo | sede | citta",
  date: "date da a | durata",
  aside: `
    tipo di azienda o settore | tipo di attivita o settore | settore | tecnologie | strumenti |
    principali mansioni e responsabilita | mansioni | attivita | responsabilita`,
};
