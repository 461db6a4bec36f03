import type { DateWords } from "./date-words.ts";

export const spanish: DateWords = {
  months: [
    "enero ene",
    "febrero feb",
    "marzo mar",
    "abril abr",
    "mayo may",
    "junio jun",
    "julio jul",
    "agosto ago",
    "septiembre setiembre sep set",
    "octubre oct",
    "noviembre nov",
    "diciembre dic",
  ],
  seasons: { spring: "primavera", summer: "verano", autumn: "otono", winter: "invierno" },
  ongoing: `
    la actualidad | actualidad | actualmente | actual | la fecha | presente | hoy | el presente`,
  since: "desde",
  from: "de del",
  until: "hasta al a",
};
