import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePageExists } from "../lib/use-page-exists.ts";

/** A link that is there only when its page is. */
export function PageLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props;
  if (!usePageExists(to)) return null;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
