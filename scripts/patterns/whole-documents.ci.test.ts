import { parseClauses } from "@resume-picker/domain/posting/clauses/parse-clauses";
import { detectManipulation } from "@resume-picker/domain/resume/trust/detect-manipulation";
import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { ResumeText } from "@resume-picker/domain/resume/text/resume-text";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { expect, test } from "vitest";

const lineLength = 2000;
const lines = { few: 10, many: 40 };
/** Four times the text may cost four times as much, plus a margin for the noise of the clock. */
const maxGrowth = 7;
const rounds = 4;

function documentOf(unit: string, count: number): LaidOutDocument {
  return {
    source: "txt",
    lines: Array.from({ length: count }, (_, block) => {
      const text = `w${block} ${unit.repeat(lineLength)}`.slice(0, lineLength).trim();
      return {
        text,
        runs: [{ text, bold: false, italic: false, fontSize: 0 }],
        page: 1,
        box: { x: 0, y: 0, width: 0, height: 0 },
        fontSize: 0,
        bold: false,
        block,
        column: 0,
        bullet: false,
        region: "body",
        heading: false,
      };
    }),
    pageCount: 1,
    links: [],
    hidden: [],
    ocr: null,
  };
}

/** Measures processor time, because clock time is unreliable on a busy machine. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const reading = {
  "its parse and redaction": (document: LaidOutDocument) => {
    redactIdentity(document, parseResume(document, { today: "2026-11-22" }));
  },
  "the search for manipulation": (document: LaidOutDocument) =>
    void detectManipulation(new ResumeText(document)),
  "the reading of a posting": (document: LaidOutDocument) =>
    void parseClauses(document.lines.map(({ text }) => text).join("\n")),
};

const attacks = [
  ...[
    "1",
    "0a",
    "a",
    "A",
    " x",
    "\tx",
    "- ",
    ".x",
    ",",
    "@",
    "a@",
    "/",
    ":",
    "(",
    "[",
    "a ",
    "Aa ",
    "1 ",
  ],
  ...[
    "Aa, ",
    "a. ",
    "M. ",
    "Python, ",
    "2020 ",
    "2019 - 2020 ",
    "Engineer at Acme, ",
    "a@b.c ",
    "you ",
  ],
  ...[
    "http://a.b ",
    "+49 170 12345678 ",
    "Street 1, ",
    "University, ",
    "Berlin, ",
    "| ",
    "x: ",
    "é",
    "年",
  ],
];

test.each(Object.entries(reading))(
  "%s costs no more for each character of a long document",
  (_, read) => {
    const slow = attacks.filter((attack) => {
      for (let round = 0; round < rounds; round += 1) {
        const costs = (count: number, runs: number) => {
          const document = documentOf(attack, count);
          return Array.from({ length: runs }, () => costOf(() => read({ ...document })));
        };
        const few = Math.max(Math.min(...costs(lines.few, 2)), 2000);
        // The shortest run counts; a second run can only reduce it.
        const isSlow = () => Math.min(...costs(lines.many, 1)) / few >= maxGrowth;
        if (!isSlow() || !isSlow()) return false;
      }
      return true;
    });
    expect(slow).toEqual([]);
  },
);
