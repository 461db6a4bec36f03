import { basename, resolve } from "node:path";
import { groups, isTuned } from "../../receipts/halves.ts";
import { judgePostings, postingGroups } from "../../receipts/judge-postings.ts";
import type { JudgedPosting } from "../../receipts/judge-postings.ts";
import { judgeShownSkills } from "../../receipts/judge-shown-skills.ts";
import type { ShownSkills } from "../../receipts/judge-shown-skills.ts";
import { recordFigure } from "../../figures/record-figure.ts";

const corpus = resolve(process.env.CORPUS ?? "../shared/corpus");
const isVerbose = process.argv.includes("--verbose");
/**
 * Used only to judge by reading what no judge has named yet. Rules are never derived from that
 * half.
 */
const isAll = process.argv.includes("--all");

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number) =>
  whole === 0 ? "—" : `${((100 * part) / whole).toFixed(1)} %`;

function printSkills(judged: readonly ShownSkills[]): void {
  console.log(`Skills shown of ${judged.length} CVs that were judged by reading\n`);
  console.log("| half | CVs | shown | stated | first four chips | stated |");
  console.log("|---|---:|---:|---:|---:|---:|");
  for (const group of groups) {
    const of = judged.filter((cv) => cv.group === group);
    if (of.length === 0) continue;
    const right = sum(of.map((cv) => cv.right.length));
    const shown = right + sum(of.map((cv) => cv.wrong.length));
    const rightChips = sum(of.map(({ chips }) => chips.right));
    const chips = rightChips + sum(of.map((cv) => cv.chips.wrong.length));
    console.log(
      `| ${group} | ${of.length} | ${shown} | ${share(right, shown)} | ${chips} | ${share(rightChips, chips)} |`,
    );
  }
  const heldOut = judged.filter((cv) => !isTuned(cv.group));
  const right = sum(heldOut.map((cv) => cv.right.length));
  const shown = right + sum(heldOut.map((cv) => cv.wrong.length));
  recordFigure("skills", { ours: `${share(right, shown)} of ${shown}` });
  if (!isVerbose) return;
  for (const cv of judged) {
    if (!isTuned(cv.group) && !isAll) continue;
    console.log(`\n${basename(cv.file)} ${cv.sha256.slice(0, 12)} (${cv.right.length} right)`);
    console.log(`  not stated: ${cv.wrong.join(" · ")}`);
    console.log(`  chips: ${[...new Set(cv.chips.wrong)].join(" · ")}`);
  }
}

function printPostings(judged: readonly JudgedPosting[]): void {
  console.log(`\nWhat is read into ${judged.length} written postings\n`);
  console.log("| half | postings | items | right | needed | found | sides right |");
  console.log("|---|---:|---:|---:|---:|---:|---:|");
  const groups = [
    ...postingGroups.map((group) => [group, judged.filter((one) => one.group === group)] as const),
    ...[...new Set(judged.map(({ language }) => language))].map(
      (language) => [language, judged.filter((one) => one.language === language)] as const,
    ),
  ];
  for (const [name, of] of groups) {
    const right = sum(of.map((one) => one.right));
    const items = right + sum(of.map(({ wrong }) => wrong.length));
    const needed = sum(of.map((one) => one.needed));
    const missed = sum(of.map((one) => one.missed.length));
    const wrongSides = sum(of.map(({ wrongSide }) => wrongSide.length));
    console.log(
      `| ${name} | ${of.length} | ${items} | ${share(right, items)} | ${needed} | ${share(needed - missed, needed)} | ${share(right - wrongSides, right)} |`,
    );
  }
  printProposed(groups);
  const heldOut = judged.filter(({ group }) => !group.endsWith("tuned"));
  const right = sum(heldOut.map((one) => one.right));
  const items = right + sum(heldOut.map(({ wrong }) => wrong.length));
  recordFigure("postings", { ours: `${share(right, items)} of ${items}` });
  if (!isVerbose) return;
  for (const one of judged) {
    if (!one.group.endsWith("tuned") && !isAll) continue;
    if (one.wrong.length + one.missed.length + one.wrongSide.length === 0) continue;
    console.log(`\n${one.id}`);
    if (one.wrong.length > 0) console.log(`  wrong: ${one.wrong.join(" · ")}`);
    if (one.missed.length > 0) console.log(`  missed: ${one.missed.join(" · ")}`);
    if (one.wrongSide.length > 0) console.log(`  other side: ${one.wrongSide.join(" · ")}`);
  }
}

/** Prints the must-haves that AI Extract preselects, eight at most. */
function printProposed(groups: readonly (readonly [string, readonly JudgedPosting[]])[]): void {
  console.log("\n| half | must-haves proposed | right | median | chief demands | found |");
  console.log("|---|---:|---:|---:|---:|---:|");
  for (const [name, of] of groups) {
    const all = of.map(({ proposed }) => proposed);
    const right = sum(all.map((one) => one.right));
    const counts = all.map((one) => one.right + one.wrong.length);
    const chiefs = sum(all.map((one) => one.chiefs));
    const found = chiefs - sum(all.map((one) => one.chiefsMissed.length));
    console.log(
      `| ${name} | ${sum(counts)} | ${share(right, sum(counts))} | ${median(counts)} | ${chiefs} | ${share(found, chiefs)} |`,
    );
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

if (!process.argv.includes("--postings")) {
  const shown = await judgeShownSkills(corpus);
  if (shown === null)
    console.log(`No CVs at ${corpus}: set CORPUS to the folder that holds livecareer/.`);
  else printSkills(shown);
}
printPostings(judgePostings());
