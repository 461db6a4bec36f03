import type { AiServiceTest, ShownAiService } from "@resume-picker/domain/settings/ai-service";
import { CircleAlert } from "lucide-react";
import { api } from "../../../../lib/api.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { Badge } from "../../../../ui/badges/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/table/data-table.tsx";
import type { DataColumn } from "../../../../ui/table/use-data-table.ts";

type Props = { shown: ShownAiService; isChanged: boolean };

/** Sends the saved service three requirements and a sample CV, as judging does. */
export function ServiceTest({ shown, isChanged }: Props) {
  const test = api.settings.testAiService.useMutation();
  const { timeoutSeconds } = shown;
  const hint = isChanged
    ? "Save your changes first."
    : shown.isOn
      ? `Three requirements are judged in an invented CV. It takes up to ${timeoutSeconds} seconds.`
      : "Choose a service and save it first.";
  return (
    <section>
      <h2 className="text-16 font-semibold">Test</h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={!shown.isOn || isChanged}
          busy={test.isPending}
          busyLabel="Testing…"
          onClick={() => test.mutate()}
        >
          Test service
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2">{hint}</p>
      </div>
      <div role="status" className="mt-4">
        {test.isError && (
          <Failure>
            {errorMessage(test.error, "The test could not be run. Please try again.")}
          </Failure>
        )}
        {test.data && <Result result={test.data} />}
      </div>
    </section>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <p className="flex gap-2 text-danger">
      <CircleAlert size={18} strokeWidth={1.8} className="mt-0.5 shrink-0" aria-hidden />
      {children}
    </p>
  );
}

const duration = (milliseconds: number) =>
  milliseconds < 1000
    ? `${milliseconds} ms`
    : `${(milliseconds / 1000).toLocaleString("en", { maximumFractionDigits: 1 })} s`;

function Result({ result }: { result: AiServiceTest }) {
  const { host, model, milliseconds, tokens, failure, followsFormat, rows } = result;
  const figures = [
    `${model} at ${host}`,
    duration(milliseconds),
    ...(tokens === null ? [] : [`${tokens.toLocaleString("en")} tokens`]),
  ];
  return (
    <>
      {failure !== null && <Failure>{failure.message}</Failure>}
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2 figures">
        {failure === null && (
          <Badge tone={followsFormat ? "good" : "warning"}>
            {followsFormat ? "Format followed" : "Format not followed"}
          </Badge>
        )}
        <span className="[overflow-wrap:anywhere]">{figures.join(" · ")}</span>
      </p>
      {rows.length > 0 && (
        <DataTable
          label="Answers"
          columns={columns}
          rows={rows}
          keyOf={({ requirement }) => requirement}
        />
      )}
      {failure === null && !followsFormat && (
        <p className="mt-3 text-13 text-ink-2">
          Answers like these don’t count, and the rules’ answers stay. Try a larger model.
        </p>
      )}
    </>
  );
}

type Row = AiServiceTest["rows"][number];

const states: Record<NonNullable<Row["state"]>, string> = {
  shown: "used on the job",
  listed: "listed as a skill",
  related: "similar",
  "not found": "not found",
};

const columns: readonly DataColumn<Row>[] = [
  { label: "Requirement", cell: ({ requirement }) => requirement },
  {
    label: "Answer",
    cell: ({ state }) => (state === null ? <Badge tone="warning">No answer</Badge> : states[state]),
  },
  { label: "Quote", className: "[overflow-wrap:anywhere]", cell: (row) => <Quote row={row} /> },
];

function Quote({ row: { quote, line, isQuoteFound, why } }: { row: Row }) {
  return (
    <span className="grid justify-items-start gap-1">
      {quote !== null && quote !== "" && <span>“{quote}”</span>}
      {isQuoteFound !== null && (
        <Badge tone={isQuoteFound ? "good" : "danger"}>
          {isQuoteFound ? `Found in line ${line}` : "Not in the CV"}
        </Badge>
      )}
      {why !== "" && <span className="text-13 text-ink-2">{why}</span>}
    </span>
  );
}
