import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { reasonFor } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SegmentedControl } from "../../ui/tabs/segmented-control.tsx";
import { AgreementCheck } from "./agreement-check.tsx";
import { NewAnswers } from "./new-answers.tsx";
import { nextStep } from "./judging-words.ts";
import { ModelRun } from "./model-run.tsx";
import { useJudging } from "./use-judging.ts";

type Props = { job: ListedJob; onClose: () => void };

/** Sets whether the rules or a model judge the CVs, and controls the model's run. */
export function JudgingDialog({ job, onClose }: Props) {
  const state = useJudging(job.id);
  const { judging, error, problem } = state;
  const step = judging ? nextStep(judging) : null;
  const isRunning = judging?.last?.status === "running";
  return (
    <Dialog
      open
      onClose={onClose}
      title="Judged By"
      description={job.title}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {step !== null && (
            // A single button for all states, which keeps the focus on it.
            <Button
              variant={isRunning ? "secondary" : "primary"}
              busy={state.isStarting}
              onClick={isRunning ? state.pause : state.start}
            >
              {step}
            </Button>
          )}
        </>
      }
    >
      {error && !judging && (
        <p role="alert" className="text-danger">
          This could not be loaded. {reasonFor(error)}
        </p>
      )}
      {!judging && !error && <Skeleton className="h-40 w-full" />}
      {judging && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-2">
            <SegmentedControl<JudgedBy>
              label="Judged by"
              value={state.judgedBy ?? judging.judgedBy}
              className="self-start *:min-w-24 *:data-disabled:cursor-default *:data-disabled:opacity-50"
              segments={[
                { value: "rules", label: "Rules" },
                {
                  value: "model",
                  label: "Model",
                  isDisabled: judging.last === null,
                },
              ]}
              onChange={state.choose}
            />
            <p role="status" className="text-ink-2">
              {state.isChoosing ? "Calculating the scores…" : choiceText(judging)}
            </p>
          </div>
          <ModelRun judging={judging} />
          {judging.isPending && judging.last !== null && !isRunning && (
            <NewAnswers
              id={job.id}
              model={judging.last.model}
              counted={judging.countedModel ?? "the rules"}
              isUsing={state.isUsing}
              onUse={state.use}
            />
          )}
          {!isRunning && (
            <AgreementCheck
              judging={judging}
              isBusy={state.isChecking}
              onCheck={state.check}
              onStop={state.stopCheck}
            />
          )}
          {problem !== null && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function choiceText({ judgedBy, last }: JobJudging): string {
  if (judgedBy === "model")
    return "Scores follow the model's answers whose quotes were checked. Where there are none, they follow the rules.";
  return last === null
    ? "Scores follow the rules. Once a model has judged the CVs, you can compare and switch."
    : "Scores follow the rules. The model's answers are shown beside them.";
}
