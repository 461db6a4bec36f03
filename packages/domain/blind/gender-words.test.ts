import { expect, test } from "vitest";
import { gender } from "../resume/lexicon/gender.gen.ts";
import { kindsOf } from "../lexicon/lexicon.ts";
import { neutralizeGender } from "./gender-words.ts";

test.each([
  [
    "en",
    "Saleswoman at Northwind, SALESMAN before",
    "Salesperson at Northwind, SALESPERSON before",
  ],
  ["de", "Projektleiterin und Zahnärztin", "Projektleiter und Zahnarzt"],
  ["de", "Krankenschwester, Bürokauffrau", "Pflegefachkraft, Bürokaufleute"],
  ["fr", "Directrice, développeuse web", "Directeur, développeur web"],
  ["es", "Programadora y enfermera", "Programador y enfermero"],
  ["pt", "Engenheira e professora", "Engenheiro e professor"],
  ["it", "Direttrice, sviluppatrice", "Direttore, sviluppatore"],
  ["nl", "Lerares, medewerkster", "Leraar, medewerker"],
  ["pl", "Kierowniczka, pielęgniarka", "Kierownik, personel pielęgniarski"],
  ["ru", "Учительница и медсестра", "Учитель и медицинский работник"],
  ["sv", "Sjuksköterska, lärarinna", "Sjukvårdspersonal, lärare"],
  ["da", "Sygeplejerske, lærerinde", "Sygeplejefaglig, lærer"],
  ["no", "Sykesøster, forfatterinne", "Sykepleier, forfatter"],
])("a title tells no gender: %s %s", (_, title, shown) => {
  expect(neutralizeGender(title)).toBe(shown);
});

test.each([
  "Valentin moved from Schwerin and measured glycerin with a matrix",
  "Constantin Film, an aseguradora, cicatrices and a computadora",
  "Led sales, server rooms and the waiting list of a theater",
])("names and other words stay: %s", (text) => {
  expect(neutralizeGender(text)).toBe(text);
});

test("both titles of a pair are shown as the same words, which stay as they are", () => {
  const shown = kindsOf(gender).map(([, words]) =>
    words
      .filter((word) => !word.startsWith("-"))
      .map((word) => neutralizeGender(word).toLowerCase()),
  );
  const again = shown.map((words) => words.map((word) => neutralizeGender(word)));
  expect(again).toEqual(shown);
});
