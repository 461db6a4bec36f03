import { expect, test } from "vitest";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { composeSheet } from "./compose/sheet.ts";
import { heldLanguages, languages } from "./languages.ts";
import type { Language } from "./languages.ts";
import { listCases } from "./list-cases.ts";
import type { Case } from "./list-cases.ts";
import { writeTruth } from "./truth.ts";
import { readWords } from "./words.ts";
import { writeDocx } from "./write/docx.ts";
import { writeHtml } from "./write/html.ts";
import { findFaces } from "./write/pdf-fonts.ts";
import { writePdf } from "./write/pdf.ts";
import { writeText } from "./write/text.ts";

const fold = (text: string): string => text.toLocaleLowerCase("en").replace(/[\s*_#]+/g, "");

const compose = ({ person, template, language }: Case) =>
  composeSheet(person, { template, words: readWords(language), language });

/** Returns all text that a reader finds in the file. */
async function readBack(each: Case): Promise<string> {
  const sheet = compose(each);
  switch (each.template.make) {
    case "docx": {
      const document = await extractText(await writeDocx(sheet), "cv.docx");
      return fold(document.lines.map(({ text }) => text).join(" "));
    }
    case "text":
      return fold(writeText(sheet));
    default:
      return fold(
        writeHtml(sheet)
          .replace(/<style>.*?<\/style>|<[^>]*>/gs, "")
          .replaceAll("&amp;", "&"),
      );
  }
}

/** Upper and lower case depend on the language: "İ" is "i" in Turkish. */
const foldName = (text: string, language: Language): string[] => [
  fold(text),
  fold(text.toLocaleUpperCase(language)),
  fold(text.toLocaleLowerCase(language)),
];

test.each(languages)("every value that the truth wants is in the CV: %s", async (language) => {
  for (const each of listCases([language], 1)) {
    const text = await readBack(each);
    const { names, email, roles, education, skills, spoken } = writeTruth(
      each.person,
      each.template,
    );
    const hasName = names.some((name) =>
      foldName(name, language).some((one) => text.includes(one)),
    );
    expect(hasName, each.id).toBe(true);
    const { order, side, role } = each.template;
    const sections = [...order, ...side];
    const values = [
      email,
      ...roles.flatMap(({ title, company, start }) => [title, company, start.slice(2, 4)]),
      ...((role.lines.join("") + String(role.rows)).includes("{place}")
        ? roles.map(({ place }) => place)
        : []),
      ...education.flatMap(({ degree, school, end }) => [degree, school, end.slice(2, 4)]),
      ...(sections.includes("skills") ? skills : []),
      ...(sections.includes("languages") ? spoken : []),
    ];
    for (const value of values) expect(text, `${each.id}: ${value}`).toContain(fold(value));
  }
});

test("the same CV is made in every run", async () => {
  for (const each of listCases(["en"], 1)) {
    expect(compose(each)).toEqual(compose(each));
    expect(await readBack(each)).toBe(await readBack(each));
  }
});

test.each(languages)("pdfkit draws each of its templates: %s", async (language) => {
  for (const each of listCases([language], 1)) {
    if (each.template.make !== "pdfkit") continue;
    const faces = findFaces(each.template.look.font, language);
    if (faces === null) continue;
    const document = await extractText(await writePdf(compose(each), faces), "cv.pdf");
    const text = fold(document.lines.map((line) => line.text).join(""));
    for (const [title] of each.person.roles) expect(text, each.id).toContain(fold(title));
  }
});

test("whole templates and languages are held out", () => {
  const cases = listCases(languages, 1);
  const halves = new Map(cases.map(({ template, half }) => [template.id, half]));
  const held = [...halves.values()].filter((half) => half === "held").length;
  expect(halves.size).toBeGreaterThanOrEqual(40);
  expect(held / halves.size).toBeCloseTo(0.5, 1);
  for (const { isHeld, language, half } of cases)
    expect(isHeld).toBe(half === "held" || heldLanguages.includes(language));
});
