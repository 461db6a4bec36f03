import { typedMention } from "@resume-picker/domain/decisions/typed-mention";
import { maxCandidateNote } from "@resume-picker/domain/decisions/decision-rules";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { classNames } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session/session.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";

type Member = ApiOutput["jobs"]["members"][number];

type Props = {
  /** The job whose members can be mentioned, or null for a note without a job. */
  jobId: number | null;
  label: string;
  placeholder?: string;
  rows: number;
  autoFocus?: boolean;
  text: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

const shownMembers = 6;

/** The text of a note. "@" suggests the other members of the job. */
export function NoteField({ jobId, text, onChange, error, ...field }: Props) {
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const typed = jobId === null || isClosed ? null : typedMention(text, caret);
  const options = useOffered(jobId, typed);
  const chosen = options[Math.min(active, options.length - 1)];
  const isOpen = chosen !== undefined;
  const choose = ({ username }: Member) => {
    const before = text.slice(0, caret - (typed?.length ?? 0)) + username;
    const after = text.slice(caret);
    const space = after.startsWith(" ") ? "" : " ";
    onChange(before + space + after);
    setActive(0);
    const at = before.length + 1;
    requestAnimationFrame(() => input.current?.setSelectionRange(at, at));
    setCaret(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((at) => (at + step + options.length) % options.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    else if (event.key === "Escape") setIsClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative w-full">
      <TextArea
        {...field}
        ref={input}
        hideLabel
        maxLength={maxCandidateNote}
        value={text}
        error={error}
        {...(isOpen && {
          "aria-controls": listId,
          "aria-activedescendant": `${listId}-${chosen.userId}`,
          "aria-autocomplete": "list" as const,
        })}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          setActive(0);
          setIsClosed(false);
          onChange(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setIsClosed(true)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label="Members"
          className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-panel border border-line bg-surface py-1 shadow-float"
        >
          {options.map((member) => (
            <li
              key={member.userId}
              id={`${listId}-${member.userId}`}
              role="option"
              aria-selected={member === chosen}
              className={classNames(
                "flex cursor-pointer gap-2 px-3 py-1.5 text-13 thumb:py-3",
                member === chosen && "bg-sunken",
              )}
              // Runs before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(member);
              }}
            >
              <span className="font-medium">@{member.username}</span>
              <span className="min-w-0 truncate text-ink-3">{member.name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the job's other members whose username or name starts with the typed text. */
function useOffered(jobId: number | null, typed: string | null): Member[] {
  const { user } = useSession();
  const { data = [] } = api.jobs.members.useQuery(
    { id: jobId ?? 0 },
    { enabled: jobId !== null && typed !== null },
  );
  if (typed === null) return [];
  const wanted = typed.toLowerCase();
  const isMeant = ({ userId, username, name, isActive }: Member) =>
    isActive &&
    userId !== user?.id &&
    [username, ...name.split(" ")].some((word) => word.toLowerCase().startsWith(wanted));
  return data.filter(isMeant).slice(0, shownMembers);
}
