import type { SchoolingWords } from "./schooling-words.ts";

export const otherLanguages: SchoolingWords = {
  degrees: "kandidatus | inzynier | licencjat",
  schools: "",
};
