import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFallen, personaFloors } from "./parse-floors.ts";
import { benchDay, composeSheet } from "../personas/compose.ts";
import type { Sheet } from "../personas/compose.ts";
import { personas } from "../personas/persona.ts";
import { writeDocx } from "../personas/write-docx.ts";
import { writePdf } from "../personas/write-pdf.ts";
import { writeTxt } from "../personas/write-txt.ts";
import { readWithProduct } from "./read-with-product.ts";
import { scoreReading } from "./score-fields.ts";
import { emptyScores } from "./tallies.ts";

const writers: readonly [string, (sheet: Sheet) => Promise<Buffer> | Buffer][] = [
  ["pdf", (sheet) => writePdf(sheet, "one column")],
  ["docx", (sheet) => writeDocx(sheet, "table")],
  ["pdf", (sheet) => writePdf(sheet, "left sidebar")],
  ["txt", (sheet) => Buffer.from(writeTxt(sheet))],
  ["pdf", (sheet) => writePdf(sheet, "right sidebar")],
  ["docx", (sheet) => writeDocx(sheet, "header contact")],
];

test("CVs of seven languages and six layouts are read as well as before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parse-floors-"));
  const scores = emptyScores();
  try {
    for (const [index, persona] of personas.entries()) {
      for (const turn of [0, 1]) {
        const [ending, write] = writers[(index + turn * 3) % writers.length] ?? ["txt", writeTxt];
        const { sheet, truth } = composeSheet(persona, index + turn * 5);
        const file = join(folder, `${String(index)}-${String(turn)}.${ending}`);
        writeFileSync(file, await write(sheet));
        const { reading } = await readWithProduct(file, benchDay);
        scoreReading(reading, truth, scores);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(scores.name.wanted).toBe(2 * personas.length);
  expect(findFallen(scores, personaFloors)).toEqual([]);
}, 60_000);
