import type { DateWords } from "./date-words.ts";

export const english: DateWords = {
  months: [
    "january jan",
    "february feb febr",
    "march mar",
    "april apr",
    "may",
    "june jun",
    "july jul",
    "august aug",
    "september sep sept",
    "october oct",
    "november nov",
    "december dec",
  ],
  seasons: { spring: "spring", summer: "summer", autumn: "autumn fall", winter: "winter" },
  ongoing: `
    present day | presently | present | currently | current | ongoing | on going | to date |
    till date | until now | till now | now | today | date | in progress | continuing |
    continued | contd | cont`,
  since: "since",
  from: "from between",
  until: "to until till til through thru and",
};
