import type { LabelWords } from "./label-words.ts";

export const german: LabelWords = {
  title: `
    position bezeichnung | stellenbezeichnung | tatigkeit als | beruf oder funktion | beruf |
    funktion`,
  company: "firma | unternehmen | arbeitgeber | name und adresse des arbeitgebers | kunde",
  location: "standort | ort | einsatzort",
  date: "zeitraum | dauer | periode | von bis",
  aside: `
    vorgesetzter | ansprechpartner | branche | abteilung | technologien | werkzeuge | aufgaben |
    hauptaufgaben | tatigkeiten | aufgabenschwerpunkte | schwerpunkte | erfolge |
    wichtigste tatigkeiten und zustandigkeiten`,
};
