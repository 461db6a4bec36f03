import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readHeldOutCvs } from "../../judging/held-out-cvs.ts";
import { Recording } from "../../judging/recording.ts";
import { replayAnswers } from "../../judging/replay-answers.ts";
import type { ReplayedRow } from "../../judging/replay-answers.ts";
import { recordFigure } from "../../figures/record-figure.ts";
import { recordAnswers } from "../../judging/record-answers.ts";
import { measureReadings } from "../../judging/readings/measure-readings.ts";

const corpus = resolve(process.env.CORPUS ?? "../shared/corpus");
const { values } = parseArgs({
  options: {
    ask: { type: "boolean", default: false },
    "ask-readings": { type: "boolean", default: false },
    "answered-from": { type: "string", default: "the requests alone" },
    "at-once": { type: "string", default: "4" },
    recording: { type: "string", default: "large-model" },
    record: { type: "boolean", default: false },
  },
});
const file = new URL(`../../data/judging/${values.recording}.json`, import.meta.url).pathname;

const cvs = await readHeldOutCvs(corpus);
if (cvs === null) {
  console.log(`No CVs at ${corpus}: set CORPUS to the folder that holds livecareer/.`);
} else if (values.ask) {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = process.env;
  if (baseUrl === undefined || model === undefined)
    throw new Error("Set OPENAI_BASE_URL and OPENAI_MODEL.");
  await recordAnswers(cvs, { file, baseUrl, model, atOnce: Number(values["at-once"]) });
}

const share = (part: number, whole: number) =>
  whole === 0 ? "—" : `${((100 * part) / whole).toFixed(1)} %`;

type Who = "byModel" | "byRules";
const isStated = ({ judged }: ReplayedRow) => judged === "shown" || judged === "listed";

function line(name: string, rows: readonly ReplayedRow[], who: Who): string {
  const shown = rows.filter((row) => row[who] === "shown");
  const none = rows.filter((row) => row[who] === "not-found");
  const right = (row: ReplayedRow) => row[who] === row.judged;
  return `| ${[
    name,
    rows.length,
    share(rows.filter(right).length, rows.length),
    shown.length,
    share(shown.filter(right).length, shown.length),
    none.length,
    share(none.filter(isStated).length, none.length),
  ].join(" | ")} |`;
}

function print(rows: readonly ReplayedRow[], recording: Recording): void {
  const { model, date, answers, tokens } = recording;
  console.log(
    `${answers.length} answers of “${model}”, ${date}, rubric ${recording.rubricVersion}, ${tokens} tokens\n`,
  );
  console.log("| | rows | right | told shown | right | told not found | stated |");
  console.log("|---|---:|---:|---:|---:|---:|---:|");
  const musts = rows.filter(({ kind }) => kind === "must");
  const wishes = rows.filter(({ kind }) => kind === "nice");
  console.log(line("must-haves, model", musts, "byModel"));
  console.log(line("must-haves, rules", musts, "byRules"));
  console.log(line("nice-to-haves, model", wishes, "byModel"));
  console.log(line("nice-to-haves, rules", wishes, "byRules"));
  const passed = musts.filter(({ hasPassed }) => hasPassed);
  const unsaid = musts.filter(({ said, judged }) => said === judged).length;
  console.log(
    `\n${passed.length} of ${musts.length} answers on must-haves passed the checks; before them ${share(unsaid, musts.length)} were right.`,
  );
  const unreal = rows.filter(({ isQuoteReal }) => isQuoteReal === false);
  console.log(`${unreal.length} accepted quotes are not in the text that was sent.`);
}

if (cvs !== null && existsSync(file)) {
  const recording = Recording.parse(JSON.parse(readFileSync(file, "utf8")));
  const rows = replayAnswers(cvs, recording);
  print(rows, recording);
  const musts = rows.filter(({ kind }) => kind === "must");
  const right = (who: Who) =>
    share(musts.filter((row) => row[who] === row.judged).length, musts.length).replace(" ", "");
  recordFigure("judge", {
    ours: `${right("byModel")} of ${musts.length}`,
    baseline: `rules: ${right("byRules")}`,
  });
}

await measureReadings({
  file: new URL(`../../data/judging/${values.recording}-readings.json`, import.meta.url).pathname,
  isAsked: values["ask-readings"],
  atOnce: Number(values["at-once"]),
  answeredFrom: values["answered-from"],
});
