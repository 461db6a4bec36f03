import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What the section lists and why. */
  about?: string;
  children: ReactNode;
};

/** A section of the page with its heading. */
export function RankingCheckPart({ title, about, children }: Props) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-19 font-semibold">{title}</h2>
      {about !== undefined && <p className="-mt-2 mb-3 max-w-prose text-13 text-ink-2">{about}</p>}
      {children}
    </section>
  );
}
