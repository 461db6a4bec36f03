import { expect, test } from "vitest";
import { fieldRow, statedFields } from "../../candidate-fields.ts";
import type { StatedField } from "../../candidate-fields.ts";
import { redactIdentity } from "../redaction/redact-identity.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";
import { stated } from "../lexicon/stated.gen.ts";
import { findStated } from "./find-stated.ts";

const fillings = { date: "01.03.2025", span: "3 months", nation: "eu", place: "the uk" } as const;
const filled = (words: string): string =>
  words.replace(
    /\{(date|span|nation|place)\}/g,
    (_all, name: keyof typeof fillings) => fillings[name],
  );

const valuesOf = (field: StatedField, line: string): string[] =>
  findStated(documentFrom(`Ada Lovelace\n\n${line}`))
    .filter((statement) => statement.field === field)
    .map(({ value }) => value);

const listOf = (words: string | undefined): string[] => words?.split("|") ?? [];

const all = statedFields.flatMap((field) =>
  Object.values(stated).map((table) => ({
    field,
    labels: listOf(table[`${field}Label`]),
    phrases: listOf(table[`${field}Phrase`]),
    cautions: listOf(table[`${field}Caution`]),
  })),
);

test("each field is known in the seven languages whose headings are", () => {
  expect(Object.keys(stated)).toEqual(["en", "de", "fr", "es", "pt", "it", "nl"]);
  for (const { labels, phrases } of all) {
    expect(labels).not.toEqual([]);
    expect(phrases).not.toEqual([]);
  }
});

test("each label is read with what stands behind it, beside other cells and below", () => {
  for (const { field, labels } of all) {
    for (const label of labels) {
      expect(valuesOf(field, `${label}: as agreed`), label).toEqual(["as agreed"]);
      expect(valuesOf(field, `Leeds | ${label}: as agreed | 1990`), label).toEqual(["as agreed"]);
      expect(valuesOf(field, `${label.toUpperCase()}\nas agreed`), label).toEqual(["as agreed"]);
    }
  }
});

test("each phrase is read as it is written", () => {
  for (const { field, phrases } of all) {
    for (const phrase of phrases.map(filled))
      expect(valuesOf(field, `Hello, ${phrase}.`), phrase).toEqual([phrase]);
  }
});

test("no phrase is read in what a role or a school tells, nor before a caution", () => {
  for (const { field, phrases, cautions } of all) {
    const [phrase = ""] = phrases.map(filled);
    expect(valuesOf(field, `Experience\nEngineer, Example Ltd, 2019 - 2021\n- ${phrase}`)).toEqual(
      [],
    );
    for (const caution of cautions)
      expect(valuesOf(field, `${phrase} ${caution}`), caution).toEqual([]);
  }
});

test("of what is to be hidden nothing is left in the text that engines read", () => {
  for (const { field, labels, phrases } of all) {
    if (fieldRow(field).isHidden !== true) continue;
    for (const line of [...labels.map((label) => `${label}: zzyzx`), ...phrases.map(filled)]) {
      const document = documentFrom(`Ada Lovelace\n\n${line}\n\nSkills\nTypeScript`);
      const parsed = parseResume(document, { today: "2026-11-22" });
      const redacted = redactIdentity(document, parsed).join("\n");
      expect(redacted, line).not.toContain("zzyzx");
      if (phrases.map(filled).includes(line)) expect(redacted, line).not.toContain(line);
      expect(redacted).toContain("TypeScript");
    }
  }
});
