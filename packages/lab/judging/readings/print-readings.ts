import {
  checkPostingAnswer,
  linesOfPosting,
} from "@resume-picker/domain/model-readings/check-posting-answer";
import { checkRepair } from "@resume-picker/domain/candidates/repair/check-repair";
import { compareRole } from "../../layouts/rate/rate-roles.ts";
import { writeTruth } from "../../layouts/truth.ts";
import { judgePostings } from "../../receipts/judge-postings.ts";
import type { JudgedPosting } from "../../receipts/judge-postings.ts";
import { hashOf } from "../recording.ts";
import { replayRole } from "./readings-recording.ts";
import type { ReadingsRecording } from "./readings-recording.ts";
import type { UncertainCv } from "./uncertain-cvs.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number) =>
  whole === 0 ? "—" : `${((100 * part) / whole).toFixed(1)} %`;

/**
 * Prints recorded model answers after the product's checks, next to what the rules parse from the
 * same texts.
 */
export function printReadings(recording: ReadingsRecording, cvs: readonly UncertainCv[]): void {
  const { model, date, answeredFrom } = recording;
  console.log(`\nReadings of “${model}”, ${date}, answered from ${answeredFrom}`);
  printPostings(recording);
  printRoles(recording, cvs);
}

function printPostings(recording: ReadingsRecording): void {
  let dropped = 0;
  const rowsOf = (id: string, text: string) =>
    recording.postings.find((one) => one.id === id && one.sent === hashOf(linesOfPosting(text)));
  const byModel = judgePostings((id, text) => {
    const known = rowsOf(id, text);
    if (known === undefined) return null;
    const read = checkPostingAnswer([{ rows: known.rows }], linesOfPosting(text));
    dropped += read.dropped;
    return read.requirements;
  });
  const ids = new Set(byModel.map(({ id }) => id));
  const byRules = judgePostings().filter(({ id }) => ids.has(id));
  console.log(`\n${byModel.length} postings\n`);
  console.log(
    "| | must-haves proposed | right | chief ones found | all items | right | sides right |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|");
  console.log(postingLine("model", byModel));
  console.log(postingLine("rules", byRules));
  const rows = sum(recording.postings.map((one) => one.rows.length));
  console.log(`\n${dropped} of the model's ${rows} rows were not in the posting and were dropped.`);
}

function postingLine(name: string, judged: readonly JudgedPosting[]): string {
  const proposed = judged.map((one) => one.proposed);
  const right = sum(proposed.map((one) => one.right));
  const musts = right + sum(proposed.map(({ wrong }) => wrong.length));
  const chiefs = sum(proposed.map((one) => one.chiefs));
  const missed = sum(proposed.map(({ chiefsMissed }) => chiefsMissed.length));
  const rightItems = sum(judged.map((one) => one.right));
  const items = rightItems + sum(judged.map(({ wrong }) => wrong.length));
  const otherSide = sum(judged.map(({ wrongSide }) => wrongSide.length));
  const figures = [
    ...[musts, share(right, musts), share(chiefs - missed, chiefs)],
    ...[items, share(rightItems, items), share(rightItems - otherSide, rightItems)],
  ];
  return `| ${name} | ${figures.join(" | ")} |`;
}

type Values = ReturnType<typeof compareRole>;
type Outcome = { before: Values; after: Values; isRepaired: boolean };

const isWhole = ({ title, company, dates }: Values) => title && company && dates;
const countValues = (values: readonly Values[]) =>
  sum(values.map(({ title, company, dates }) => [title, company, dates].filter(Boolean).length));

function printRoles(recording: ReadingsRecording, cvs: readonly UncertainCv[]): void {
  let refused = 0;
  let used = 0;
  const outcomes = cvs.flatMap(({ made, lines, redacted, parsed, unsure }): Outcome[] => {
    const known = recording.cvs.find((one) => one.id === made.id && one.sent === hashOf(redacted));
    if (known === undefined) return [];
    used += 1;
    const rows = known.rows.map((row) => replayRole(row, redacted));
    const checked = checkRepair([{ rows }], unsure, { redacted, lines, read: parsed });
    refused += checked.refused;
    const { roles } = writeTruth(made.person, made.template);
    return unsure.roles.map(({ subject, value }): Outcome => {
      const repair = checked.repairs.find((one) => one.subject === subject);
      const before = compareRole(value, roles);
      const after = repair ? compareRole(repair.value, roles) : before;
      return { before, after, isRepaired: repair !== undefined };
    });
  });
  const repaired = outcomes.filter(({ isRepaired }) => isRepaired);
  const right = repaired.filter(({ after }) => isWhole(after)).length;
  const worse = repaired.filter(
    ({ before, after }) => countValues([after]) < countValues([before]),
  );
  const beforeRight = outcomes.filter(({ before }) => isWhole(before)).length;
  const afterRight = outcomes.filter(({ after }) => isWhole(after)).length;
  const values = 3 * outcomes.length;
  console.log(`\n${outcomes.length} roles of low confidence in ${used} CVs\n`);
  console.log("| | whole role right | title, employer and dates right |");
  console.log("|---|---:|---:|");
  const line = (name: string, whole: number, of: readonly Values[]) =>
    `| ${name} | ${share(whole, outcomes.length)} | ${share(countValues(of), values)} |`;
  console.log(
    line(
      "rules",
      beforeRight,
      outcomes.map(({ before }) => before),
    ),
  );
  console.log(
    line(
      "model",
      afterRight,
      outcomes.map(({ after }) => after),
    ),
  );
  console.log(
    `\nRepaired right ${right}, repaired and not wholly right ${repaired.length - right} (worse than before: ${worse.length}), left as read ${outcomes.length - repaired.length}. Rows refused: ${refused}.`,
  );
}
