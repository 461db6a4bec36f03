import type { DateWords } from "./date-words.ts";

export const portuguese: DateWords = {
  months: [
    "janeiro jan",
    "fevereiro fev",
    "marco mar",
    "abril abr",
    "maio mai",
    "junho jun",
    "julho jul",
    "agosto ago",
    "setembro set",
    "outubro out",
    "novembro nov",
    "dezembro dez",
  ],
  seasons: { spring: "primavera", summer: "verao", autumn: "outono", winter: "inverno" },
  ongoing: "o momento | momento | atualmente | atual | o presente | hoje",
  since: "desde",
  from: "de da",
  until: "ate a",
};
