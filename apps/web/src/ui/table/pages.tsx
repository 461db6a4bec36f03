import { Button } from "../button.tsx";

type Props = {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
};

/** The range of visible rows of a list on the server, with buttons for other pages. */
export function Pages({ page, pageSize, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const figure = (value: number) => value.toLocaleString("en");
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      <p className="mr-auto text-13 text-ink-2 figures">
        {figure(first)}–{figure(Math.min(total, page * pageSize))} of {figure(total)}
      </p>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
