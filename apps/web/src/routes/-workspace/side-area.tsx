import type { ComponentProps } from "react";
import { useKeptChoice } from "../../lib/kept/use-kept-choice.ts";
import { AccountMenu, SidebarDrawer } from "./parts/parts.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useIsDrawerOpen } from "./state/use-dialogs.ts";
import type { Dialogs } from "./state/use-dialogs.ts";

type Props = Pick<ComponentProps<typeof Sidebar>, "jobs" | "actions"> & {
  /** Whether the screen is too narrow for a sidebar, which is then a drawer. */
  isNarrow: boolean;
  drawer: Dialogs;
  help: { contact: () => void; showKeys: () => void };
};

/** The sidebar, next to the content or as a drawer over it. */
export function SideArea(props: Props) {
  const { jobs, actions, isNarrow, drawer, help } = props;
  const isDrawerOpen = useIsDrawerOpen(drawer);
  const onCloseDrawer = () => drawer.setIsDrawerOpen(false);
  const [wantsCollapsed, setWantsCollapsed] = useKeptChoice("sidebar-collapsed");
  const isCollapsed = wantsCollapsed && !isNarrow;
  // Closes the drawer before a dialog opens.
  const after = (open: () => void) => () => {
    onCloseDrawer();
    open();
  };
  const sidebar = (
    <Sidebar
      {...{ jobs, actions }}
      account={
        <AccountMenu
          isCollapsed={isCollapsed}
          onContactSupport={after(help.contact)}
          onShowKeys={after(help.showKeys)}
        />
      }
      isCollapsed={isCollapsed}
      onCollapse={isNarrow ? undefined : setWantsCollapsed}
    />
  );
  if (isNarrow) {
    return (
      <SidebarDrawer open={isDrawerOpen} onClose={onCloseDrawer}>
        {sidebar}
      </SidebarDrawer>
    );
  }
  return (
    <aside aria-label="Jobs and uploads" className="shrink-0 border-r border-line">
      {sidebar}
    </aside>
  );
}
