import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type Props = {
  title: string;
  /** Advice on what to do. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function EmptyState({ title, children, actions, className }: Props) {
  return (
    <div className={classNames("max-w-100 px-6 py-12", className)}>
      <p className="text-16 font-semibold">{title}</p>
      {children !== undefined && <div className="mt-1 text-ink-2">{children}</div>}
      {actions !== undefined && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
