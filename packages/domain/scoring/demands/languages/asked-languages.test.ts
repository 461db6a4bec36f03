import { expect, test } from "vitest";
import { askedLanguages } from "./asked-languages.ts";

test.each([
  ["German (C1)", false, { German: 2 }],
  ["Basic English", false, { English: 0 }],
  ["Deutschkenntnisse mindestens B2", false, { German: 1 }],
  ["Fließendes Deutsch", false, { German: 2 }],
  ["Un bon niveau d'anglais", false, { English: null }],
  ["Inglés intermedio para leer documentación", false, { English: 1 }],
  ["Reading knowledge of Dutch", false, { Dutch: null }],
  ["French or Italian", true, { French: null, Italian: null }],
  ["Nederlands of Engels", true, { Dutch: null, English: null }],
  ["German and English", false, { German: null, English: null }],
  ["Fluent English, conversational Spanish", false, { English: 2, Spanish: 1 }],
  // A level before the first language applies to all.
  ["Fluent English and German", false, { English: 2, German: 2 }],
  ["English/Spanish", true, { English: null, Spanish: null }],
  ["Bilingual English/Spanish", false, { English: null, Spanish: null }],
])("%s asks for languages", (text, isAnyOf, languages) => {
  const asked = askedLanguages(text);
  expect(asked?.isAnyOf).toBe(isAnyOf);
  expect(asked?.languages).toEqual(
    Object.entries(languages).map(([name, level]) => ({ name, level })),
  );
});

test.each([
  "German tax law",
  "English teaching",
  "French cuisine",
  "Copywriting in German",
  "Polish floors",
  "Nederlands arbeidsrecht",
  "Experience with German accounting standards",
  "German and Excel",
  "Excel",
])("%s asks for something else", (text) => {
  expect(askedLanguages(text)).toBeNull();
});
