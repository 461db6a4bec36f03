import { codeName } from "@resume-picker/domain/blind/code-name";
import type { BlindEvent } from "@resume-picker/domain/blind/blind-review";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { reasonFor } from "../../lib/error-message.ts";

/** Lists who switched blind review on or off, and who revealed whom and why, newest first. */
export function BlindLedger({ jobId }: { jobId: number }) {
  const { data = [], error } = api.jobs.blindEvents.useQuery({ id: jobId });
  if (error) {
    return (
      <p role="alert" className="mt-4 text-danger">
        The history could not be loaded. {reasonFor(error)}
      </p>
    );
  }
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="blind-history" className="mt-5">
      <h3 id="blind-history" className="text-13 font-medium text-ink-2">
        History
      </h3>
      <ul className="mt-1 max-h-64 divide-y divide-line overflow-y-auto" tabIndex={0}>
        {data.toReversed().map((event) => (
          <li key={event.id} className="py-2">
            <p>{eventWords(event)}</p>
            {event.reason !== null && <p className="wrap-anywhere text-ink-2">“{event.reason}”</p>}
            <p className="text-13 text-ink-3">
              {event.by?.name ?? "Deleted account"} · {formatDay(event.at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function eventWords({ kind, candidateId, hidesSchools }: BlindEvent): string {
  if (kind === "off") return "Turned off";
  if (kind === "on") return hidesSchools ? "Turned on, schools hidden" : "Turned on, schools shown";
  return candidateId === null ? "Candidate revealed" : `${codeName(candidateId)} revealed`;
}
