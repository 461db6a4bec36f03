import type { ReactNode } from "react";

type Props = { title: ReactNode; children: ReactNode };

export function Section({ title, children }: Props) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-13 font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
