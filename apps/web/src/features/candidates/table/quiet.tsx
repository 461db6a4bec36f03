import type { ReactNode } from "react";

type Props = { children: ReactNode; label?: string };

/** A pale placeholder for a value that doesn't exist, with a label if it isn't a word. */
export function Quiet({ children, label }: Props) {
  return (
    <span className="text-ink-3" {...(label !== undefined && { role: "img", "aria-label": label })}>
      {children}
    </span>
  );
}
