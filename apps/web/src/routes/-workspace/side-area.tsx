import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import { useKeptChoice } from "../../lib/use-kept-choice.ts";
import { Sidebar } from "./sidebar.tsx";

const AccountMenu = lazy(async () => ({
  default: (await import("./account-menu.tsx")).AccountMenu,
}));
const SidebarDrawer = lazy(async () => ({
  default: (await import("./sidebar-drawer.tsx")).SidebarDrawer,
}));

type Props = Pick<ComponentProps<typeof Sidebar>, "jobs" | "actions" | "uploads"> & {
  /** No room for a sidebar: it is a drawer. */
  isNarrow: boolean;
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
  help: { contact: () => void; showKeys: () => void };
};

/** The sidebar, beside the rest or as a drawer over it. */
export function SideArea(props: Props) {
  const { jobs, actions, uploads, isNarrow, isDrawerOpen, onCloseDrawer, help } = props;
  const [wantsCollapsed, setWantsCollapsed] = useKeptChoice("sidebar-collapsed");
  const isCollapsed = wantsCollapsed && !isNarrow;
  // A dialog takes the place of the drawer.
  const after = (open: () => void) => () => {
    onCloseDrawer();
    open();
  };
  const sidebar = (
    <Sidebar
      {...{ jobs, actions, uploads }}
      account={
        <Suspense>
          <AccountMenu
            isCollapsed={isCollapsed}
            onContactSupport={after(help.contact)}
            onShowKeys={after(help.showKeys)}
          />
        </Suspense>
      }
      isCollapsed={isCollapsed}
      onCollapse={isNarrow ? undefined : setWantsCollapsed}
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
