import { lazy, Suspense, useState } from "react";
import type { ComponentProps } from "react";
import { Sidebar } from "./sidebar.tsx";

const SidebarDrawer = lazy(async () => ({
  default: (await import("./sidebar-drawer.tsx")).SidebarDrawer,
}));

type Props = Pick<ComponentProps<typeof Sidebar>, "jobs" | "actions" | "uploads"> & {
  /** No room for a sidebar: it is a drawer. */
  isNarrow: boolean;
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
};

/** The sidebar, beside the rest or as a drawer over it. */
export function SideArea(props: Props) {
  const { jobs, actions, uploads, isNarrow, isDrawerOpen, onCloseDrawer } = props;
  const [isCollapsed, setIsCollapsed] = useState(false);
  const sidebar = (
    <Sidebar
      {...{ jobs, actions, uploads }}
      isCollapsed={isCollapsed && !isNarrow}
      onCollapse={isNarrow ? undefined : setIsCollapsed}
    />
  );
  if (isNarrow) {
    return (
      <Suspense>
        <SidebarDrawer open={isDrawerOpen} onClose={onCloseDrawer}>
          {sidebar}
        </SidebarDrawer>
      </Suspense>
    );
  }
  return (
    <aside aria-label="Jobs and uploads" className="shrink-0 border-r border-line">
      {sidebar}
    </aside>
  );
}
