import { Link, useLocation } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { CountBadge } from "../../ui/badges/count-badge.tsx";
import { useItemInSight } from "../../lib/use-item-in-sight.ts";

const pages = [
  ["/admin", "Dashboard"],
  ["/admin/support", "Support Requests"],
  ["/admin/mail", "Mail Queue"],
  ["/admin/system", "Status"],
  ["/admin/settings", "Settings"],
  ["/admin/ai-service", "AI Service"],
  ["/admin/audit", "Audit Trail"],
  ["/logs", "Live Logs"],
] as const;

/** The navigation between the admin pages. */
export function AdminNav() {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { data: status } = api.admin.status.useQuery(undefined, { staleTime: 60_000 });
  const problems = status?.verdicts.filter(({ state }) => state !== "ok").length ?? 0;
  const row = useItemInSight(pages.findIndex(([to]) => to === here));
  return (
    <nav
      ref={row}
      aria-label="Administration pages"
      className="relative -mx-3.5 overflow-x-auto px-1"
    >
      <ul className="flex w-max gap-1 py-2 pr-1">
        {pages.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="inline-flex min-h-8 items-center rounded-control px-2.5 text-13 whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink thumb:min-h-11"
              activeProps={{ className: "font-semibold !text-ink" }}
            >
              {label}
              {to === "/admin/system" && problems > 0 && (
                <span className="ml-1.5">
                  <CountBadge count={problems} />
                  <span className="sr-only"> {problems === 1 ? "problem" : "problems"}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
