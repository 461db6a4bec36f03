import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Loaded } from "../../ui/page/loaded.tsx";
import { placeOf } from "./describe-entry.ts";
import { EntryContext } from "./entry-context.tsx";
import { LevelBadge } from "./level-badge.tsx";
import { clockTime } from "./log-time.ts";
import type { NameOf } from "./use-user-names.ts";

type Props = {
  id: number | undefined;
  nameOf: NameOf;
  onOpen: (id: number) => void;
  onClose: () => void;
  /** Filters the list by a request or a user. */
  onRequest: (requestId: string) => void;
  onUser: (userId: string) => void;
};

/** All fields of one entry, and its context. */
export function EntryDialog({ id, onClose, ...props }: Props) {
  const context = api.logs.context.useQuery(
    { id: id ?? 0 },
    { enabled: id !== undefined, placeholderData: keepPreviousData, retry: false },
  );
  return (
    <Dialog open={id !== undefined} onClose={onClose} title="Log entry" size="lg" isText>
      <Loaded query={context} what="The entry">
        {({ entry, before, after }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Content entry={entry} {...props} />
            <EntryContext {...{ entry, before, after }} onOpen={props.onOpen} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function timeOf(timestamp: string): string {
  return `${formatDay(new Date(timestamp))}, ${clockTime(timestamp)}`;
}

type ContentProps = Pick<Props, "nameOf" | "onRequest" | "onUser"> & { entry: LogEntry };

function Content({ entry, nameOf, onRequest, onUser }: ContentProps) {
  const { message, suggestion, stack, requestId, userId, file, line, level, category } = entry;
  const { timestamp, count, lastTimestamp, details } = entry;
  const facts: [label: string, value: ReactNode][] = [
    ["Time", timeOf(timestamp)],
    ["Category", category],
  ];
  if (count > 1) facts.push(["Count", count]);
  if (lastTimestamp !== null) facts.push(["Last seen", timeOf(lastTimestamp)]);
  if (file !== null) facts.push(["Location", placeOf(file, line)]);
  for (const [name, value] of Object.entries(details)) facts.push([inWords(name), String(value)]);
  if (userId !== null) {
    const name = nameOf(userId);
    facts.push(["User", <FactLink key="user" text={name} onClick={() => onUser(userId)} />]);
  }
  if (requestId !== null) {
    const show = () => onRequest(requestId);
    facts.push(["Request", <FactLink key="request" text={requestId} onClick={show} />]);
  }
  return (
    <>
      <p className="flex items-start gap-2">
        <LevelBadge level={level} />
        <span className="min-w-0 font-medium break-words">{message}</span>
      </p>
      {suggestion !== null && (
        <p className="rounded-control bg-brand-soft px-3.5 py-2.5 text-brand">{suggestion}</p>
      )}
      {details.errorName !== undefined && (
        <p className="text-13 text-ink-3">
          The error’s own text is withheld, because it may quote a CV.
        </p>
      )}
      <dl className="grid grid-cols-[6rem_1fr] gap-x-4">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 break-all figures">{value}</dd>
          </div>
        ))}
      </dl>
      {stack !== null && (
        <pre
          tabIndex={0}
          aria-label="Stack"
          className="overflow-x-auto rounded-control bg-sunken px-3.5 py-2.5 text-12"
        >
          {stack}
        </pre>
      )}
    </>
  );
}

/** "errorName" is "Error name". */
function inWords(name: string): string {
  if (name === "ms") return "Milliseconds";
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function FactLink({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      {text}
      <Button size="sm" variant="quiet" className="-my-1.5" onClick={onClick}>
        Show all
      </Button>
    </span>
  );
}
