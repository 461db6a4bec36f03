import type { LogContext } from "@resume-picker/domain/logs/log-query";
import { classNames } from "../../lib/class-names.ts";
import { describeEntry } from "./describe-entry.ts";
import { LevelBadge } from "./level-badge.tsx";
import { clockTime } from "./log-time.ts";

type Props = LogContext & { onOpen: (id: number) => void };

/** The entries directly before and after an entry, regardless of the filter. */
export function EntryContext({ entry, before, after, onOpen }: Props) {
  return (
    <section>
      <h3 className="mb-1.5 text-14 font-semibold">Surrounding entries</h3>
      <ol className="rounded-control border border-line">
        {[...before, entry, ...after].map((one) => (
          <li key={one.id} className="border-t border-line first:border-0">
            <button
              type="button"
              aria-current={one.id === entry.id}
              className={classNames(
                "grid min-h-7 w-full grid-cols-[4.25rem_3.75rem_1fr] items-center gap-2 px-2.5 text-left text-13 -outline-offset-2 hover:bg-sunken thumb:min-h-11",
                one.id === entry.id && "bg-brand-soft",
              )}
              onClick={() => onOpen(one.id)}
            >
              <time dateTime={one.timestamp} className="figures text-ink-3">
                {clockTime(one.timestamp)}
              </time>
              <span>
                <LevelBadge level={one.level} />
              </span>
              <span className="truncate">{describeEntry(one)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
