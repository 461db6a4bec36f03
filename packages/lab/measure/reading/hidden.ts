import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { makeTwins, secret } from "../../reading/hiding-ways.ts";
import { benchDay, composeSheet } from "../../personas/compose.ts";
import { personas } from "../../personas/persona.ts";
import { writePdf } from "../../personas/write-pdf.ts";

/**
 * `npm run lab hidden`: checks that hidden text is found (ten ways in five CVs each, compared with
 * the parse of the clean CV), and that clean CVs aren't reported. Includes the corpus's clean PDFs
 * if available.
 */
const minFound = 48;
const minClean = 60;

const parse = async (bytes: Uint8Array, name: string) => {
  const document = await extractText(bytes, name);
  return { document, parsed: parseResume(document, { today: benchDay }) };
};

const found = new Map<string, number>();
let same = 0;
const twins = await makeTwins();
for (const { way, ending, clean, hiding } of twins) {
  const one = await parse(clean, `cv.${ending}`);
  const other = await parse(hiding, `cv.${ending}`);
  const isFound =
    other.parsed.warnings.some(({ code }) => code === "hidden-text") &&
    other.document.hidden.some(({ text }) => text.includes(secret.slice(0, 30)));
  found.set(way, (found.get(way) ?? 0) + (isFound ? 1 : 0));
  const told = JSON.stringify({ ...other.parsed, warnings: [] });
  const isSame =
    told === JSON.stringify({ ...one.parsed, warnings: [] }) && !told.includes("COBOL");
  if (isSame) same += 1;
  else console.error(`${way}: the parse differs from its clean twin's`);
}

let clean = 0;
const reported: string[] = [];
const check = async (bytes: Uint8Array, name: string): Promise<void> => {
  const { parsed } = await parse(bytes, name);
  const warning = parsed.warnings.find(({ code }) => code === "hidden-text");
  clean += 1;
  if (warning) reported.push(`${name}: ${warning.text ?? ""}`);
};
for (const [at, persona] of personas.entries()) {
  for (const layout of ["one column", "left sidebar", "right sidebar"] as const)
    await check(await writePdf(composeSheet(persona, at).sheet, layout), `${persona.name}.pdf`);
}
const corpus = resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
for (const folder of ["offlinecv", "reactive-resume", "skillora", "livecareer"].map((name) =>
  join(corpus, name),
)) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((file) => /\.(?:pdf|docx)$/.test(file)))
    await check(readFileSync(join(folder, name)), name);
}

console.log("| way of hiding | found of 5 |\n|---|---:|");
for (const [way, count] of found) console.log(`| ${way} | ${count} |`);
const sum = [...found.values()].reduce((total, count) => total + count, 0);
console.log(
  `\n${sum} of ${twins.length} found, ${same} parses like the clean twin's, ${reported.length} of ${clean} clean files reported`,
);
for (const line of reported) console.log(`reported: ${line}`);
if (sum < minFound || same < twins.length || clean < minClean || reported.length > 0)
  process.exitCode = 1;
