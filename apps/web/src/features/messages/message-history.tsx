import { messageStateLabels } from "@resume-picker/domain/messages/message-rules";
import type { MessageState } from "@resume-picker/domain/messages/message-rules";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { formatDay, formatTime } from "../../lib/dates/format-date.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { useMay } from "../../lib/job-role.ts";
import { Badge } from "../../ui/badges/badge.tsx";
import type { Tone } from "../../ui/badges/badge.tsx";
import { FoldMark } from "../../ui/fold-mark.tsx";

type Message = ApiOutput["messages"]["history"][number];

const tones: Record<MessageState, Tone> = {
  waiting: "neutral",
  sent: "good",
  failed: "danger",
  unconfirmed: "warning",
  opened: "neutral",
};

type Props = {
  jobId: number;
  candidateId: number;
  /** A button to write the next message. */
  action: ReactNode;
};

/** Messages sent to the candidate for the job, newest first. */
export function MessageHistory({ jobId, candidateId, action }: Props) {
  const { data = [], error } = api.messages.history.useQuery(
    { id: jobId, candidateId },
    // Polls while a message is waiting to be sent.
    {
      refetchInterval: ({ state }) =>
        state.data?.some((each) => each.state === "waiting") === true ? 3000 : false,
    },
  );
  const mayEdit = useMay("edit");
  if (!mayEdit && data.length === 0) return null;
  return (
    <section aria-labelledby="messages-heading" className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h3 id="messages-heading" className="flex-1 text-13 font-medium text-ink-2">
          Messages
          {data.length === 0 && <span className="font-normal text-ink-3"> · none yet</span>}
        </h3>
        {action}
      </div>
      {error && (
        <p role="alert" className="text-13 text-danger">
          The messages could not be loaded. {reasonFor(error)}
        </p>
      )}
      {data.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {data.toReversed().map((message) => (
            <SentMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SentMessage({
  message: { subject, text, templateName, state, by, at },
}: {
  message: Message;
}) {
  return (
    <li className="px-3 py-2">
      <details>
        <summary className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-tick thumb:min-h-11">
          <span className="font-medium">{templateName}</span>
          <Badge tone={tones[state]}>{messageStateLabels[state]}</Badge>
          <FoldMark />
          <span className="w-full text-13 text-ink-3">
            {by?.name ?? "Deleted account"}, {formatDay(at)} {formatTime(at)}
          </span>
        </summary>
        <p className="mt-2 text-13 font-medium [overflow-wrap:anywhere]">{subject}</p>
        <p className="mt-1 text-13 [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
          {text}
        </p>
      </details>
      {state === "unconfirmed" && (
        <p className="mt-1 text-13 text-ink-2">
          The server stopped while sending, so this email may not have arrived. Send it again to be
          sure.
        </p>
      )}
      {state === "failed" && (
        <p className="mt-1 text-13 text-ink-2">
          The mail server didn&rsquo;t accept it. Check the address and write again.
        </p>
      )}
    </li>
  );
}
