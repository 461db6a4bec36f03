import { decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import { messageStateLabels } from "@resume-picker/domain/messages/message-rules";
import type { MessageKind } from "@resume-picker/domain/messages/message-rules";
import { classNames } from "../../lib/class-names.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import type { Person, Preview } from "./use-recipients.ts";

type Props = {
  people: readonly Person[];
  messages: readonly Preview[];
  shown: Preview | null;
  kind: MessageKind | null;
  isTicked: (message: Preview) => boolean;
  onTick: (id: number, on: boolean) => void;
  onShow: (id: number) => void;
};

/** The recipients, with warnings: no address, an earlier message, a different decision. */
export function RecipientList(props: Props) {
  const { people, messages, shown, kind, isTicked, onTick, onShow } = props;
  const decisions = new Map(people.map(({ id, decision }) => [id, decision]));
  return (
    <ul
      aria-label="Recipients"
      className="flex max-h-44 flex-col gap-0.5 overflow-y-auto rounded-control bg-sunken p-1.5 sm:max-h-104"
    >
      {messages.map((message) => {
        const { candidateId: id, name, recipient } = message;
        const isShown = shown?.candidateId === id;
        const decision = decisions.get(id) ?? null;
        const warning =
          decision !== null && decision !== kind
            ? `Decided: ${decisionLabels[decision].done}`
            : null;
        return (
          <li
            key={id}
            className={classNames(
              "flex items-start gap-1 rounded-control",
              isShown && "bg-surface",
            )}
          >
            <label className="flex shrink-0 p-2 thumb:p-3">
              <input
                type="checkbox"
                aria-label={`Send to ${name}`}
                disabled={recipient === null}
                checked={isTicked(message)}
                onChange={({ target }) => onTick(id, target.checked)}
                className="tick mt-0.5 size-4 appearance-none rounded-tick border border-edge bg-surface checked:border-brand checked:bg-brand disabled:opacity-40"
              />
            </label>
            <button
              type="button"
              aria-pressed={isShown}
              className="min-w-0 flex-1 rounded-control py-1.5 pr-2 text-left"
              onClick={() => onShow(id)}
            >
              <span className="block truncate text-14 font-medium">{name}</span>
              <span className="block text-12 text-ink-3 [overflow-wrap:anywhere]">
                {recipient ?? "No usable email address"}
              </span>
              {message.before.length > 0 && (
                <span className="block text-12 text-warning">{lastSent(message)}</span>
              )}
              {warning !== null && <span className="block text-12 text-warning">{warning}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Describes the last message: "Sent Mar 01, 2026: Decline · tick to send again". */
function lastSent({ before, isRepeated }: Preview): string {
  const last = before.at(-1);
  if (!last) return "";
  const said = `${messageStateLabels[last.state]} ${formatDay(last.at)}: ${last.templateName}`;
  return isRepeated ? `${said} · tick to send again` : said;
}
