import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import type { useLog } from "./use-log.ts";

type Props = {
  log: ReturnType<typeof useLog>;
  switches: readonly { label: string; checked: boolean; onChange: (isOn: boolean) => void }[];
};

/** The number of shown and matching entries, a button to load more, and switches for the list. */
export function LogStatus({ log, switches }: Props) {
  const { entries, total, older, waiting } = log;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4">
      <p className="text-13 text-ink-3 figures" role="status">
        Showing {entries.length.toLocaleString("en")} of {total.toLocaleString("en")}{" "}
        {total === 1 ? "entry" : "entries"}
      </p>
      {older.isThere && waiting === null && (
        <Button size="sm" variant="quiet" busy={older.isComing} onClick={older.show}>
          Show older entries
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-x-4 max-sm:ml-0">
        {switches.map((each) => (
          <span key={each.label} className="inline-flex items-center gap-2 text-13 thumb:min-h-11">
            <Switch {...each} />
            <span aria-hidden>{each.label}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
