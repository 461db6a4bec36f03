import type { DateWords } from "./date-words.ts";

export const german: DateWords = {
  months: [
    "januar janner jaenner jan",
    "februar feber feb",
    "marz maerz mrz",
    "april apr",
    "mai",
    "juni jun",
    "juli jul",
    "august aug",
    "september sep sept",
    "oktober okt",
    "november nov",
    "dezember dez",
  ],
  seasons: { spring: "fruhling fruhjahr", summer: "sommer", autumn: "herbst", winter: "winter" },
  ongoing: "heute | heutig | aktuell | jetzt | laufend | dato | andauernd | gegenwart",
  since: "seit ab",
  from: "von vom",
  until: "bis",
};
