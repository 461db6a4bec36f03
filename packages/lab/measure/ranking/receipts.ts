import { resolve } from "node:path";
import { parseRequirement } from "@resume-picker/domain/posting/requirement";
import { requirementStates } from "@resume-picker/domain/scoring/score/states";
import { groups, halves, isTuned } from "../../receipts/halves.ts";
import { judgeRequirements } from "../../receipts/judge-requirements.ts";
import type { JudgedRow } from "../../receipts/judge-requirements.ts";
import { recordFigure } from "../../figures/record-figure.ts";

const corpus = resolve(process.env.CORPUS ?? "../shared/corpus");
const isVerbose = process.argv.includes("--verbose");

const share = (part: number, whole: number) =>
  whole === 0 ? "—" : `${((100 * part) / whole).toFixed(1)} %`;
const isRight = ({ judged, row }: JudgedRow) => row?.state === judged;
const isStated = ({ judged }: JudgedRow) => judged === "shown" || judged === "listed";
const isFoundStated = ({ row }: JudgedRow) => row?.state === "shown" || row?.state === "listed";

/**
 * Returns each group separately, all tuned and all reported groups together, and the rows by kind
 * of requirement.
 */
function partsOf(rows: readonly JudgedRow[]): [name: string, rows: readonly JudgedRow[]][] {
  const kindOf = ({ requirement, kind }: JudgedRow) => parseRequirement(requirement, kind).kind;
  return [
    ...groups.map((group): [string, JudgedRow[]] => [
      group,
      rows.filter((row) => row.group === group),
    ]),
    ...halves.flatMap((half): [string, JudgedRow[]][] => {
      const of = rows.filter(({ group }) => isTuned(group) === (half === "tuned"));
      return [
        [`all ${half}`, of],
        ...(["years", "degree", "paper", "skill"] as const).map((kind): [string, JudgedRow[]] => [
          `${half}: ${kind}`,
          of.filter((row) => kindOf(row) === kind),
        ]),
      ];
    }),
  ];
}

function print(rows: readonly JudgedRow[]): void {
  console.log(
    "| group | must-haves | right | stated or not right | told shown | right | told not found | stated | stated or related | wishes right |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  for (const [name, of] of partsOf(rows)) {
    const musts = of.filter(({ kind }) => kind === "must");
    const shown = musts.filter(({ row }) => row?.state === "shown");
    const none = musts.filter(({ row }) => row?.state === "not-found");
    const wishes = of.filter(({ kind, row }) => kind === "nice" && row !== null);
    console.log(
      `| ${[
        name,
        musts.length,
        share(musts.filter(isRight).length, musts.length),
        share(musts.filter((one) => isStated(one) === isFoundStated(one)).length, musts.length),
        shown.length,
        share(shown.filter(isRight).length, shown.length),
        none.length,
        share(none.filter(isStated).length, none.length),
        share(none.filter(({ judged }) => judged !== "not-found").length, none.length),
        share(wishes.filter(isRight).length, wishes.length),
      ].join(" | ")} |`,
    );
  }
  for (const group of groups) {
    console.log(`\nMust-haves of the group “${group}”: judged down, told across\n`);
    console.log(`| | ${requirementStates.join(" | ")} |`);
    console.log("|---|---:|---:|---:|---:|");
    for (const judged of requirementStates) {
      const of = rows.filter(
        (row) => row.group === group && row.kind === "must" && row.judged === judged,
      );
      const counts = requirementStates.map(
        (state) => of.filter(({ row }) => row?.state === state).length,
      );
      console.log(`| ${judged} | ${counts.join(" | ")} |`);
    }
  }
}

/** For rows wrongly reported as not found: how often the suggested line is the judge's line. */
function printNearest(rows: readonly JudgedRow[]): void {
  console.log("\nLines offered where nothing was found, tuned rows\n");
  console.log("| judged | rows | right line | another line | none |");
  console.log("|---|---:|---:|---:|---:|");
  const tuned = rows.filter(({ group, nearest }) => isTuned(group) && nearest !== null);
  for (const judged of requirementStates) {
    const of = tuned.filter((row) => row.judged === judged);
    const count = (rating: string) => of.filter(({ nearest }) => nearest === rating).length;
    // A judge who found nothing has no line.
    const right = judged === "not-found" ? "—" : count("right");
    const other = judged === "not-found" ? of.length - count("none") : count("other");
    console.log(`| ${[judged, of.length, right, other, count("none")].join(" | ")} |`);
  }
}

const rows = await judgeRequirements(corpus);
if (rows === null)
  console.log(`No CVs at ${corpus}: set CORPUS to the folder that holds livecareer/.`);
else {
  console.log(`${rows.length} requirements that were judged by reading the CVs\n`);
  print(rows);
  printNearest(rows);
  const heldOut = rows.filter(({ kind, group }) => kind === "must" && !isTuned(group));
  recordFigure("receipts", {
    ours: `${share(heldOut.filter(isRight).length, heldOut.length)} of ${heldOut.length}`,
  });
}
for (const one of rows ?? []) {
  if (!isVerbose || !isTuned(one.group) || one.row === null || isRight(one)) continue;
  const { file, job, requirement, kind, judged, row, reason } = one;
  console.log(
    `\n${file} ${job} [${kind}] ${requirement}: judged ${judged} (${reason}), told ${String(row.state)} ${row.credit} by ${String(row.by)}\n    ${row.quote?.text ?? ""}`,
  );
}
