import { expect, test } from "vitest";
import { extractText } from "../../packages/adapters/extract-text/extract-text.ts";
import { readZip } from "../../packages/adapters/extract-text/zip/read-zip.ts";
import { makeZip } from "../../packages/adapters/extract-text/testing/make-docx.ts";
import { parseResume } from "../../packages/domain/resume/parse-resume.ts";
import { scorableResume } from "../../packages/domain/scoring/scorable-resume.ts";
import { defaultWeights } from "../../packages/domain/scoring/score/weights.ts";
import { scoreCandidate } from "../../packages/domain/scoring/score-candidate.ts";
import { job } from "./job.ts";
import { personas, writers } from "./make-files.ts";
import type { Persona } from "./persona.ts";

const today = "2026-11-22";

async function scoreOf(bytes: Uint8Array, name: string) {
  const document = await extractText(bytes, name);
  const parsed = parseResume(document, { today });
  const lines = document.lines.map(({ text }) => text);
  const resume = scorableResume(parsed, lines);
  return scoreCandidate({ resume, job, weights: defaultWeights, today });
}

const known = personas.filter(({ hiddenText }) => hiddenText === undefined);

const write = async (persona: Persona) => ({
  pdf: await writers["pdf-classic"](persona),
  docx: await writers.docx(persona),
  txt: await writers.txt(persona),
});

test.each(known)("$name has one score as a PDF, a DOCX and a TXT", async (persona) => {
  const files = await write(persona);
  const scores = await Promise.all(
    Object.entries(files).map(([type, bytes]) => scoreOf(bytes, `cv.${type}`)),
  );
  const totals = scores.map(({ totalScore }) => totalScore);
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(0.1 + 1e-9);
});

/** Dates that programs and people write into files, some in the past and some in the future. */
const days = [
  ...["19800101", "19991231", "20100615", "20131223", "20180704"],
  ...["20211111", "20240229", "20260101", "20261122", "20991231"],
];

function withPdfDay(pdf: Uint8Array, day: string): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const changed = text.replaceAll(/\(D:\d{8}/g, `(D:${day}`);
  expect(changed).toContain(`(D:${day}`);
  return Buffer.from(changed, "latin1");
}

async function withDocxDay(docx: Uint8Array, day: string): Promise<Uint8Array> {
  const zip = await readZip(docx);
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T08:00:00Z`;
  const parts = await Promise.all(
    [...zip.names].map(async (name) => {
      const data = (await zip.read(name))?.toString() ?? "";
      return { name, data: data.replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, iso) };
    }),
  );
  expect(parts.find(({ name }) => name === "docProps/core.xml")?.data).toContain(iso);
  return makeZip(parts);
}

test("what a file says of its own dates changes no score", async () => {
  for (const persona of known.slice(0, 4)) {
    const { pdf, docx } = await write(persona);
    const asPdf = await scoreOf(pdf, "cv.pdf");
    const asDocx = await scoreOf(docx, "cv.docx");
    for (const day of days) {
      expect(await scoreOf(withPdfDay(pdf, day), `cv ${day}.pdf`), day).toEqual(asPdf);
      expect(await scoreOf(await withDocxDay(docx, day), `cv ${day}.docx`), day).toEqual(asDocx);
    }
  }
});
