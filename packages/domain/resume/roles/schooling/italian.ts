import type { SchoolingWords } from "./schooling-words.ts";

export const italian: SchoolingWords = {
  degrees: "dottorato | laurea | maturita | perito | geometra",
  schools: "<istituto> | <liceo> | <scuola>",
};
