import { Button } from "../../../ui/button.tsx";

type Props = { page: number; pages: number; onChange: (page: number) => void };

/** The pagination of a list. Renders nothing if there is only one page. */
export function BlogPages({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-13 text-ink-2 figures">
        Page {page} of {pages}
      </p>
      <Button size="sm" disabled={page === 1} onClick={() => onChange(page - 1)}>
        Newer articles
      </Button>
      <Button size="sm" disabled={page === pages} onClick={() => onChange(page + 1)}>
        Older articles
      </Button>
    </nav>
  );
}
