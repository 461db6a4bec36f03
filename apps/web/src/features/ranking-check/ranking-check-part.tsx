import type { ReactNode } from "react";

/** A section of the page with its heading. */
export function RankingCheckPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-19 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
