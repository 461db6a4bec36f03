import { join } from "node:path";
import { recordFigure } from "../../figures/record-figure.ts";
import { benchDay } from "../../personas/compose.ts";
import { heldLanguages, isReadWhole, languages } from "../../layouts/languages.ts";
import { listCases } from "../../layouts/list-cases.ts";
import { makeFiles } from "../../layouts/make-files.ts";
import type { MadeCase } from "../../layouts/make-files.ts";
import { readOptions } from "../../layouts/options.ts";
import type { Rated } from "../../layouts/rate/print-rates.ts";
import { printRates } from "../../layouts/rate/print-rates.ts";
import { rateReading } from "../../layouts/rate/rate-reading.ts";
import { emptyLayoutScores } from "../../layouts/rate/scores.ts";
import { writeTruth } from "../../layouts/truth.ts";
import { readWithProduct } from "../../reading/read-with-product.ts";
import { f1 } from "../../reading/tallies.ts";

const options = readOptions(process.argv.slice(2));

const tables = new Map<string, Map<string, Rated>>();

function rowOf(title: string, key: string): Rated {
  const table = tables.get(title) ?? new Map<string, Rated>();
  tables.set(title, table);
  const row = table.get(key) ?? { scores: emptyLayoutScores(), count: 0 };
  row.count += 1;
  table.set(key, row);
  return row;
}

const titles = {
  held: "Held-out templates",
  heldLanguages: `Held-out languages (${heldLanguages.join(", ")}) in the other templates`,
  tuned: "Templates and languages to tune on",
  tunedTemplates: "Templates to tune on, one by one",
};

/** Returns the rows that count this CV. */
function rowsOf({ half, isHeld, language, template }: MadeCase): Rated[] {
  const title = half === "held" ? titles.held : isHeld ? titles.heldLanguages : titles.tuned;
  const group = isReadWhole(language) ? "to read whole" : "to read in part";
  const rows = [rowOf(title, language), rowOf(`${title}, together`, group)];
  return isHeld ? rows : [...rows, rowOf(titles.tunedTemplates, template.id)];
}

const cases = listCases(options.language ? [options.language] : languages, options.people).filter(
  ({ isHeld, template, language }) =>
    (options.half === undefined || isHeld === (options.half === "held")) &&
    (options.template === undefined || (template.id === options.template && !isHeld)) &&
    (options.language === undefined || language === options.language),
);
const { files, left } = await makeFiles(
  cases,
  join(process.env.BENCH_DIR ?? ".cache/bench", "layouts"),
);
const before = process.cpuUsage();
for (const each of files) {
  const { reading, refused } = await readWithProduct(each.file, benchDay);
  const truth = writeTruth(each.person, each.template);
  const scores = rowsOf(each).map((row) => row.scores);
  const misses = rateReading(reading, truth, scores);
  if (!options.show || each.isHeld) continue;
  if (refused !== null) console.log(`${each.id}: ${refused}`);
  if (misses.length > 0) console.log(`${each.file}\n  ${misses.join("\n  ")}`);
}
const used = process.cpuUsage(before);

if (options.json) {
  const plain = [...tables].map(([title, table]) => [title, Object.fromEntries(table)]);
  console.log(JSON.stringify(Object.fromEntries(plain)));
} else {
  for (const [title, table] of tables) printRates(title, table);
  const seconds = (used.user + used.system) / 1_000_000;
  console.log(`\n${files.length} CVs read in ${seconds.toFixed(0)} s of processor time.`);
}
if (options.isComplete) {
  const all = tables.get(`${titles.held}, together`)?.get("to read whole");
  const each = [...(tables.get(titles.held) ?? [])].filter(([key]) =>
    languages.some((language) => language === key && isReadWhole(language)),
  );
  const lowest = Math.min(...each.map(([, { scores }]) => f1(scores["whole role"])));
  if (all)
    recordFigure("layouts", {
      ours: `${f1(all.scores["whole role"]).toFixed(2)}; lowest language ${lowest.toFixed(2)}`,
    });
}
for (const [language, count] of left)
  console.error(
    `${language}: ${count} PDFs were left out, since this machine has no Chromium or no font for them. On Debian: chromium, fonts-wqy-microhei (Chinese, Japanese), fonts-dejavu-core (Arabic).`,
  );
