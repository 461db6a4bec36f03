import { HtmlPage } from "@resume-picker/api/download";
import { verifyReport } from "@resume-picker/api/candidate-report/testing/verify-report";
import { formOf, makeTestDesk } from "@resume-picker/api/testing/test-desk";
import type { CandidateReport } from "@resume-picker/domain/candidate-report/candidate-report";
import { rankKits } from "../../ranking/kits.ts";
import { makePool, randomFrom } from "../../ranking/make-pool.ts";

/**
 * Checks candidate reports of generated pools: how many numbers `verify-report.mjs` recalculates
 * differently, how many of as many changed digits it detects, and whether the suggested
 * improvement, written into a copy of the CV, yields the stated total (within 0.1) and rank.
 */
const wanted = Number(process.env.PACKETS ?? 1000);
const copies = 60;

const desk = await makeTestDesk();
const owner = await desk.signUp("owner");
const copier = await desk.signUp("copier");
const pool = makePool(rankKits, 7);
const files = pool.map(({ id, text }) => ({ name: `cv-${id}.txt`, content: text }));
const jobs: { id: number; input: (typeof rankKits)[number]["job"] & { status: "active" } }[] = [];
for (const { job } of rankKits.slice(0, Math.ceil(wanted / 90))) {
  const input = { ...job, status: "active" as const };
  jobs.push({ input, id: (await (await owner.api()).jobs.create(input)).id });
}
for (let from = 0; from < files.length; from += 50)
  await (await owner.api()).uploads.upload(formOf(files.slice(from, from + 50)));

const random = randomFrom(11);
const tally = { reports: 0, numbers: 0, deviations: 0, changed: 0, found: 0, offered: 0 };
const tries = { copies: 0, totals: 0, ranks: 0 };

type Leaf = { path: string[]; value: number };

function numbersOf(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === "number") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, [...path, key]));
}

/** Returns the report with one digit of one of its numbers changed. */
function withChangedDigit(report: CandidateReport): CandidateReport {
  const leaves = numbersOf(report);
  const leaf = leaves[Math.floor(random() * leaves.length)];
  const copy = structuredClone(report);
  if (!leaf) return copy;
  const digits = String(leaf.value).split("");
  const spots = digits.flatMap((digit, spot) => (/\d/.test(digit) ? [spot] : []));
  const spot = spots[Math.floor(random() * spots.length)] ?? 0;
  digits[spot] = String((Number(digits[spot]) + 1 + Math.floor(random() * 9)) % 10);
  let at: unknown = copy;
  for (const key of leaf.path.slice(0, -1)) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), leaf.path.at(-1) ?? "", Number(digits.join("")));
  return copy;
}

async function tryChange(
  report: CandidateReport,
  { job, candidateId }: { job: (typeof jobs)[number]; candidateId: number },
): Promise<void> {
  const { change, candidate } = report;
  const cv = files.find(({ name }) => name === candidate.fileName);
  if (!change?.beforeLine || !cv) return;
  const lines = cv.content.split("\n");
  const at = lines.findIndex((line) => line.endsWith(change.beforeLine ?? ""));
  if (at === -1) return;
  const bullet = (lines[at] ?? "").slice(0, -change.beforeLine.length);
  const content = lines.toSpliced(at, 0, `${bullet}${change.line}`).join("\n");
  const { id } = await (await copier.api()).jobs.create(job.input);
  await (await copier.api()).uploads.upload(formOf([{ name: cv.name, content }], id));
  const [copy] = await (await copier.api()).candidates.listForJob({ id });
  await (await copier.api()).candidates.delete({ id: copy?.id ?? 0 });
  const total = copy?.score.totalScore ?? 0;
  const skills = copy?.score.skillMatchScore ?? 0;
  const others = await (await owner.api()).candidates.listForJob({ id: job.id });
  const before = others.filter(
    ({ id: other, score }) =>
      other !== candidateId && (score.totalScore - total || score.skillMatchScore - skills) > 0,
  );
  tries.copies += 1;
  if (Math.abs(total - change.total) <= 0.1) tries.totals += 1;
  if (before.length + 1 === change.order.place) tries.ranks += 1;
}

for (const job of jobs) {
  for (const { id: candidateId } of await (
    await owner.api()
  ).candidates.listForJob({ id: job.id })) {
    if (tally.reports >= wanted) break;
    const made = await (await owner.api()).candidateReport.show({ id: job.id, candidateId });
    if (made instanceof HtmlPage) continue;
    const report = JSON.parse(JSON.stringify(made)) as CandidateReport; // parsed from JSON, like a saved report
    const { checked, differs } = verifyReport(report);
    tally.reports += 1;
    tally.numbers += checked;
    if (differs) {
      tally.deviations += 1;
      console.log(`cv ${candidateId}: ${JSON.stringify(differs)}`);
    }
    tally.changed += 1;
    if (verifyReport(withChangedDigit(report)).differs) tally.found += 1;
    if (!report.change) continue;
    tally.offered += 1;
    if (tally.offered % Math.ceil(wanted / copies) === 0)
      await tryChange(report, { job, candidateId });
  }
}
await desk.close();

console.log(
  `${tally.reports} reports, ${tally.numbers} numbers redone: ${tally.deviations} packets deviate`,
);
console.log(`${tally.changed} changed digits: ${tally.found} found`);
console.log(
  `one change offered in ${tally.offered}; of ${tries.copies} written into a copy, ${tries.totals} gave the total and ${tries.ranks} the rank`,
);
if (tally.deviations > 0 || tally.found < tally.changed) process.exitCode = 1;
