import { Link, useLocation } from "@tanstack/react-router";
import { useItemInSight } from "../../lib/use-item-in-sight.ts";

const pages = [
  ["/admin", "Dashboard"],
  ["/admin/support", "Support Requests"],
  ["/admin/mail", "Mail Queue"],
  ["/admin/system", "System"],
  ["/admin/audit", "Audit Trail"],
  ["/logs", "Live Logs"],
] as const;

/** The pages for admins, on every one of them. */
export function AdminNav() {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const row = useItemInSight(pages.findIndex(([to]) => to === here));
  return (
    <nav ref={row} aria-label="Administration pages" className="-mx-2.5 overflow-x-auto">
      <ul className="flex gap-1 py-2">
        {pages.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="inline-flex min-h-8 items-center rounded-control px-2.5 text-13 whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink thumb:min-h-11"
              activeProps={{ className: "font-semibold !text-ink" }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
