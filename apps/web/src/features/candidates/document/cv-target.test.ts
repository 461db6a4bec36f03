import type { ShownDocument, ShownLine } from "@resume-picker/domain/candidates/document";
import { expect, test } from "vitest";
import { findInDocument, markLines } from "./cv-target.ts";

const line = (text: string, block: number, bullet = false): ShownLine => ({
  ...{ text, block, bullet, page: 1, column: 0, bold: false, heading: false, fontSize: 10 },
  ...{ region: "body", box: { x: 0, y: 0, width: 100, height: 10 } },
});

const document: ShownDocument = {
  ...{
    fileName: "cv.pdf",
    fileType: "pdf",
    fileSize: 1,
    fileSha256: "a",
    isOutdated: false,
    isBlind: false,
  },
  lines: [
    line("Backend Engineer", 1),
    line("Tidewater Bank, 2021 – present", 1),
    line("Ran everything on k8s and kubernetes", 2, true),
    line("Kubernetes, PHP", 3),
  ],
  skills: [
    { skill: "Kubernetes", lines: [2, 3] },
    { skill: "Forklift", lines: [] },
  ],
  roles: [
    { line: 0, bullets: [2] },
    { line: -1, bullets: [] },
  ],
};

test("a quote shows its line and its words", () => {
  const found = findInDocument(document, { kind: "line", line: 3, term: "PHP" });
  expect(found).toEqual([{ line: 3, term: "PHP" }]);
});

test("a skill shows every line of it, in the line's own spelling", () => {
  expect(findInDocument(document, { kind: "skill", skill: "kubernetes" })).toEqual([
    { line: 2, term: "kubernetes" },
    { line: 3, term: "Kubernetes" },
  ]);
});

test("a role shows its header, and no bullet", () => {
  expect(findInDocument(document, { kind: "role", role: 0 }).map((each) => each.line)).toEqual([
    0, 1,
  ]);
});

test("what a person has added shows no line that isn't there", () => {
  expect(findInDocument(document, { kind: "role", role: 1 })).toEqual([]);
  expect(findInDocument(document, { kind: "role", role: 9 })).toEqual([]);
  expect(findInDocument(document, { kind: "skill", skill: "Forklift" })).toEqual([]);
  expect(findInDocument(document, { kind: "line", line: -1, term: null })).toEqual([]);
});

test("all quotes are marked at once, each line once, and what was asked for stands out", () => {
  const quotes = [
    { line: 3, highlight: "PHP" },
    { line: 2, highlight: "k8s" },
    { line: 2, highlight: "kubernetes" },
    { line: -1, highlight: null },
    { line: 99, highlight: null },
  ];
  expect(markLines(document, [], quotes)).toEqual([
    { line: 2, term: null, isQuiet: true },
    { line: 3, term: "PHP", isQuiet: true },
  ]);
  const found = findInDocument(document, { kind: "skill", skill: "kubernetes" });
  expect(markLines(document, found, quotes)).toEqual([
    { line: 2, term: "kubernetes", isQuiet: false },
    { line: 3, term: "Kubernetes", isQuiet: false },
  ]);
});
