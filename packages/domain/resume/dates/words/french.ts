import type { DateWords } from "./date-words.ts";

export const french: DateWords = {
  months: [
    "janvier janv",
    "fevrier fevr fev",
    "mars",
    "avril avr",
    "mai",
    "juin",
    "juillet juil",
    "aout",
    "septembre sept",
    "octobre oct",
    "novembre nov",
    "decembre dec",
  ],
  seasons: { spring: "printemps", summer: "ete", autumn: "automne", winter: "hiver" },
  ongoing: `
    a ce jour | ce jour | aujourd'hui | aujourd hui | actuellement | actuel | en cours |
    maintenant`,
  since: "depuis",
  from: "du de",
  until: "au a jusqu",
};
