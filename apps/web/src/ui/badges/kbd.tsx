import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-tick border border-line-strong bg-surface px-1 font-sans text-12 font-medium text-ink-2">
      {children}
    </kbd>
  );
}
