import { readZip } from "@resume-picker/adapters/extract-text/zip/read-zip";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { exportColumns } from "./export-columns.ts";
import { hostileRows, stepsOf } from "./testing/hostile-rows.ts";
import { exportWriters } from "./write-export.ts";

const looksLikeFormula = /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u;

test("no field of the CSV starts a formula, whichever separator the program takes", async () => {
  const bytes = await exportWriters.csv(stepsOf(hostileRows)).bytes();
  for (const delimiter of [",", ";", "\t", "|"]) {
    const rows: string[][] = parse(Buffer.from(bytes), {
      bom: true,
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
    });
    expect(rows.length).toBe(hostileRows.length + 1);
    for (const cell of rows.flat()) expect(cell).not.toMatch(looksLikeFormula);
  }
  const rows: string[][] = parse(Buffer.from(bytes), { bom: true });
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([exportColumns.length]));
});

test("the spreadsheet has texts and numbers, and no cell that is worked out", async () => {
  const zip = await readZip(await exportWriters.xlsx(stepsOf(hostileRows)).bytes());
  const sheet = (await zip.read("xl/worksheets/sheet1.xml"))?.toString() ?? "";
  expect(sheet.match(/<row /g)).toHaveLength(hostileRows.length + 1);
  expect(sheet).not.toMatch(/<f[ >]/);
  // Each cell is a shared string or a plain number.
  const types = new Set([...sheet.matchAll(/<c r="[A-Z]+\d+"([^>]*)>/g)].map(([, type]) => type));
  expect([...types].filter((type) => !/^( s="1")?( t="s")?$/.test(type ?? "x"))).toEqual([]);
  const texts = (await zip.read("xl/sharedStrings.xml"))?.toString() ?? "";
  expect(texts).toContain("=1+1");
});

test("JSON gives the texts as they were read", async () => {
  const bytes = await exportWriters.json(stepsOf(hostileRows.slice(0, 1))).bytes();
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject([
    { name: "=1+1", missingMustHave: ["=1+1", "=1+1"], totalScore: 71.5, grade: "B" },
  ]);
});
