import type { DateWords } from "./date-words.ts";

export const dutch: DateWords = {
  months: [
    "januari jan",
    "februari feb",
    "maart mrt",
    "april apr",
    "mei",
    "juni jun",
    "juli jul",
    "augustus aug",
    "september sep",
    "oktober okt",
    "november nov",
    "december dec",
  ],
  seasons: { spring: "voorjaar lente", summer: "zomer", autumn: "herfst najaar", winter: "winter" },
  ongoing: "heden | nu | tegenwoordig | huidig",
  since: "sinds",
  from: "van",
  until: "tot tm",
};
