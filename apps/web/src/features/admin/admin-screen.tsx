import { useEffect } from "react";
import type { ReactNode } from "react";
import { pageTitle } from "../../lib/session/site.ts";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { whenIdle } from "../../lib/connection/when-idle.ts";
import type { Tab } from "../../ui/tabs/tabs.tsx";
import type { AdminTab } from "./admin-tab.ts";
import { ActivityChart } from "./analytics/activity.tsx";
import { Analytics } from "./analytics/analytics.tsx";
import { SecurityTab } from "./security-tab.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { UsageTable } from "./usage-table.tsx";
import type { UserSearch } from "./users/user-search.ts";
import { UsersTable } from "./users/users-table.tsx";

type Props = {
  ownId: string;
  tab: AdminTab;
  onTabChange: (tab: AdminTab) => void;
  users: { search: UserSearch; onSearch: (search: UserSearch) => void };
  passwordForm: ReactNode;
};

export function AdminScreen({ ownId, tab, onTabChange, users, passwordForm }: Props) {
  useEffect(() => whenIdle([ActivityChart.preload]), []);
  const tabs: readonly Tab<AdminTab>[] = [
    {
      value: "users",
      label: "User Management",
      content: <UsersTable ownId={ownId} {...users} />,
    },
    { value: "analytics", label: "Analytics", content: <Analytics /> },
    { value: "usage", label: "Usage Details", content: <UsageTable /> },
    { value: "security", label: "Security", content: <SecurityTab passwordForm={passwordForm} /> },
  ];
  const label = tabs.find(({ value }) => value === tab)?.label;
  return (
    <>
      <title>{pageTitle(`Admin: ${label}`)}</title>
      <SummaryCards />
      <div className="mt-8">
        <Tabs label="Administration" value={tab} onChange={onTabChange} tabs={tabs} />
      </div>
    </>
  );
}
