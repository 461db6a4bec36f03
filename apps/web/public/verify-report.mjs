// Recalculates every number of a Resume Picker report. It needs only Node:
//   node verify-report.mjs report.json
// Exits with 0 if all numbers agree. Otherwise prints the first difference and exits with 1.
/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/restrict-plus-operands --
   a report is anybody's JSON: what it lacks is told as what differs. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const round = (value, decimals) => {
  const factor = 10 ** decimals;
  return Math.round((value + 1e-9) * factor) / factor;
};
const sum = (values) => values.reduce((all, value) => all + value, 0);

/**
 * @param {any} report as the server wrote it
 * @returns {{ checked: number, differs: { place: string, stands: unknown, redone: unknown } | null }}
 */
export function verifyReport(report) {
  let checked = 0;
  try {
    for (const [place, stands, redone] of allNumbers(report)) {
      checked += 1;
      if (!Object.is(stands, redone)) return { checked, differs: { place, stands, redone } };
    }
  } catch (error) {
    const differs = { place: "report", stands: String(error), redone: "the shape of a report" };
    return { checked, differs };
  }
  return { checked, differs: null };
}

function* allNumbers(report) {
  const { score, order, ranks, change, digests, ...others } = report;
  yield ["format", report.format, "resume-picker-report"];
  yield ["version", report.version, 1];
  for (const [at, part] of score.parts.entries()) yield* partNumbers(part, `score.parts[${at}]`);
  yield* totalNumbers(score, "score");
  const skills = score.parts.find((part) => part.component === "skills");
  for (const kind of ["must", "nice"]) {
    for (const [key, state] of Object.entries(states)) {
      const rows = (skills?.rows ?? []).filter((row) => row.kind === kind && row.state === state);
      yield [`score.answers.${kind}.${key}`, score.answers[kind][key], rows.length];
    }
  }
  yield* orderNumbers(order, "order");
  if (ranks.manual) yield ["ranks.manual.rank", ranks.manual.rank, order.place];
  if (ranks.ai) yield ["ranks.ai.rank in the job", ranks.ai.rank >= 1, true];
  if (change) {
    yield* totalNumbers(change, "change");
    yield ["change.gain", change.gain, round(change.total - score.total, 1)];
    yield* orderNumbers(change.order, "change.order");
    yield ["change.order.of", change.order.of, order.of];
  }
  const sections = { ...others, score, order, ranks, change };
  for (const [name, value] of Object.entries(sections)) {
    const redone = createHash("sha256").update(JSON.stringify(value)).digest("hex");
    yield [`${name} (its SHA-256)`, digests[name], redone];
  }
  yield ["digests", Object.keys(digests).length, Object.keys(sections).length];
}

const states = { shown: "shown", listed: "listed", related: "related", notFound: "not-found" };

/**
 * Yields the points of each row (100 × credit × weight ÷ total weight) and the part's score, which
 * is their sum.
 */
function* partNumbers(part, name) {
  const weights = sum(part.rows.map((row) => row.weight));
  for (const [at, row] of part.rows.entries()) {
    const points = round((100 * row.credit * row.weight) / weights, 3);
    yield [`${name}.rows[${at}].points`, row.points, points];
  }
  if (part.rows.length > 0) {
    const points = sum(part.rows.map((row) => row.points));
    yield [`${name}.score`, part.score, round(Math.min(100, points), 1)];
  }
}

/** Yields the points of each part and the total: Σ weight × score, rounded once. */
function* totalNumbers({ parts, total }, name) {
  for (const [at, part] of parts.entries()) {
    yield [`${name}.parts[${at}].points`, part.points, round(part.weight * part.score, 3)];
  }
  const points = sum(parts.map((part) => part.weight * part.score));
  yield [`${name}.total`, total, Math.min(100, Math.max(0, round(points, 1)))];
}

function* orderNumbers(order, name) {
  // Older reports, from before equal scores shared a place, break ties by file order.
  const { higherTotal, moreSkills, earlierFile = 0 } = order.before;
  yield [`${name}.place`, order.place, 1 + higherTotal + moreSkills + earlierFile];
  yield [`${name}.of`, order.of, order.place + (order.equal ?? 0) + order.behind];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2];
  if (!file) {
    console.error("Say which report: node verify-report.mjs report.json");
    process.exit(2);
  }
  const { checked, differs } = verifyReport(JSON.parse(readFileSync(file, "utf8")));
  if (differs) {
    const { place, stands, redone } = differs;
    console.error(`${place}: stands ${String(stands)}, redone ${String(redone)}`);
    process.exit(1);
  }
  console.log(`All ${checked} numbers and marks agree.`);
}
