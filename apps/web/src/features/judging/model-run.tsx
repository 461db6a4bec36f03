import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { costText, progressText } from "./judging-words.ts";

type Props = { judging: JobJudging };

/** The run's cost, the data it sends, and its progress. */
export function ModelRun({ judging }: Props) {
  const { model, last, isTurnedOff } = judging;
  return (
    <section
      aria-labelledby="model-heading"
      className="flex flex-col gap-3 rounded-panel border border-line p-4"
    >
      <h3 id="model-heading" className="font-medium [overflow-wrap:anywhere]">
        {model ?? (isTurnedOff ? "Judging is turned off" : "No AI service is set up")}
      </h3>
      {last !== null && <LastRun last={last} model={model} />}
      {last?.status !== "running" && <Cost judging={judging} />}
    </section>
  );
}

const statusWords = { running: "Judging…", paused: "Paused", failed: "Stopped", done: "Done" };

type LastRunProps = { last: NonNullable<JobJudging["last"]>; model: string | null };

function LastRun({ last, model }: LastRunProps) {
  const { status, failure, done, total } = last;
  const isRunning = status === "running";
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span role="status" className="font-medium">
          {statusWords[status]}
          {last.model !== model && ` by ${last.model}`}
        </span>
        <span className="text-ink-2 figures">{progressText(last)}</span>
      </p>
      <ProgressBar
        label="CVs judged"
        value={total === 0 ? 100 : (done / total) * 100}
        tone={status === "done" ? "good" : isRunning ? "brand" : "neutral"}
      />
      {failure !== null && (
        <p role="alert" className={status === "failed" ? "text-danger" : "text-warning"}>
          {failure}
        </p>
      )}
      {isRunning && (
        <p className="text-13 text-ink-3">
          You can close this window. The work continues on the server.
        </p>
      )}
      {(status === "paused" || status === "failed") && (
        <p className="text-13 text-ink-3">The answers so far are kept.</p>
      )}
    </div>
  );
}

function Cost({ judging: { model, host, estimate, last, ...counts } }: Props) {
  if (model === null || estimate === null)
    return (
      <p className="text-ink-2">
        {counts.isTurnedOff
          ? "Ask your administrator to turn it on under AI Service."
          : "Ask your administrator to set one up."}
      </p>
    );
  if (estimate.cvs === 0)
    return (
      <p className="text-ink-2">
        {last === null ? "Nothing has to be sent." : "Every CV has been judged."}
      </p>
    );
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium figures">
        {last === null ? "" : "Remaining: "}
        {costText(estimate)}
      </p>
      {counts.isAnother && counts.countedModel !== null && (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {counts.countedModel === model
            ? "The instructions for the model are new."
            : `The answers by ${counts.countedModel} count now.`}{" "}
          New answers count once you use them. CVs that only {model} has judged follow the rules
          until then.
        </p>
      )}
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        Each CV's redacted text and the job's requirements are sent to {host ?? "the AI service"}.
      </p>
    </div>
  );
}
