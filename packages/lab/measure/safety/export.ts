import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportColumns, toCell } from "@resume-picker/api/shortlist/export-columns";
import {
  formulaStarts,
  hostileRows,
  stepsOf,
} from "@resume-picker/api/shortlist/testing/hostile-rows";
import { exportWriters } from "@resume-picker/api/shortlist/write-export";

/**
 * Exports candidates whose every text is a formula, opens the files in LibreOffice, and counts the
 * cells that it evaluates. An unprotected CSV is counted as well, to show that the count can exceed
 * 0.
 */
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "resume-picker-export-"));

/** LibreOffice's import options: separator, quote, UTF-8, first line, …, evaluate formulas. */
const importAs = (separator: string) =>
  `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,-1,true`;

async function countFormulas(
  file: string,
  filter?: string,
): Promise<{ cells: number; formulas: number }> {
  const options = filter === undefined ? [] : [`--infilter=${filter}`];
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run(
    "soffice",
    [profile, "--headless", ...options, "--convert-to", "fods", "--outdir", folder, file],
    { timeout: 120_000 },
  );
  const sheet = await readFile(file.replace(/\.\w+$/, ".fods"), "utf8");
  return {
    cells: sheet.match(/<table:table-cell[^>]*office:value-type/g)?.length ?? 0,
    formulas: sheet.match(/table:formula=/g)?.length ?? 0,
  };
}

const careless = [exportColumns.map(({ heading }) => heading)]
  .concat(
    hostileRows.map((row) => exportColumns.map(({ value }) => String(toCell(value(row)) ?? ""))),
  )
  .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
  .join("\r\n");

let found = 0;
try {
  const file = (name: string) => join(folder, name);
  await writeFile(file("careless.csv"), careless);
  await writeFile(file("shortlist.csv"), exportWriters.csv(stepsOf(hostileRows)).stream);
  await writeFile(file("shortlist.xlsx"), exportWriters.xlsx(stepsOf(hostileRows)).stream);
  const tries: [string, string, string?][] = [
    ["CSV without care, comma", "careless.csv", importAs(",")],
    ["CSV, comma", "shortlist.csv", importAs(",")],
    ["CSV, semicolon", "shortlist.csv", importAs(";")],
    ["CSV, tab", "shortlist.csv", importAs("\t")],
    ["CSV, as LibreOffice guesses", "shortlist.csv"],
    ["XLSX", "shortlist.xlsx"],
  ];
  console.log(
    `${hostileRows.length} candidates, each text one of ${formulaStarts.length} ways to start a formula, opened in LibreOffice:\n`,
  );
  console.log("| opened as | cells | formulas |\n|---|---:|---:|");
  for (const [name, path, filter] of tries) {
    const { cells, formulas } = await countFormulas(file(path), filter);
    if (path !== "careless.csv") found += formulas;
    console.log(`| ${name} | ${cells} | ${formulas} |`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = found === 0 ? 0 : 1;
