import type { DateWords } from "./date-words.ts";

export const italian: DateWords = {
  months: [
    "gennaio gen",
    "febbraio feb",
    "marzo mar",
    "aprile apr",
    "maggio mag",
    "giugno giu",
    "luglio lug",
    "agosto ago",
    "settembre sett set",
    "ottobre ott",
    "novembre nov",
    "dicembre dic",
  ],
  seasons: { spring: "primavera", summer: "estate", autumn: "autunno", winter: "inverno" },
  ongoing: "oggi | ad oggi | ad adesso | attualmente | attuale | in corso",
  since: "dal dall",
  from: "da",
  until: "al a ad fino",
};
