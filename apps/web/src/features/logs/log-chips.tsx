import { formatDay } from "../../lib/dates/format-date.ts";
import { Chip } from "../../ui/badges/chip.tsx";
import type { LogSearch } from "./log-search.ts";
import { clockTime } from "./log-time.ts";

type Props = { search: LogSearch; onChange: (change: LogSearch) => void };

/** Active filters that have no field in the form. Each can be removed. */
export function LogChips({ search, onChange }: Props) {
  const { requestId, from, to } = search;
  const moment = (text: string) => `${formatDay(new Date(text))}, ${clockTime(text)}`;
  const chips: [text: string, without: LogSearch][] = [];
  if (requestId !== undefined) chips.push([`Request ${requestId}`, { requestId: undefined }]);
  if (from !== undefined) chips.push([`From ${moment(from)}`, { from: undefined }]);
  if (to !== undefined) chips.push([`Before ${moment(to)}`, { to: undefined }]);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters" className="mb-2 flex flex-wrap gap-1.5">
      {chips.map(([text, without]) => (
        <li key={text} className="max-w-full">
          <Chip onRemove={() => onChange(without)}>{text}</Chip>
        </li>
      ))}
    </ul>
  );
}
