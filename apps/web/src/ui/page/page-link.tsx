import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePageExists } from "../../lib/use-page-exists.ts";

/** A link that renders only if its page exists. */
export function PageLink(props: {
  to: string;
  /** Parameters of a path such as `/jobs/$id`. */
  params?: Record<string, string> | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { to, params, className, children } = props;
  if (!usePageExists(to)) return null;
  return (
    <Link to={to} {...(params ? { params } : {})} className={className}>
      {children}
    </Link>
  );
}
