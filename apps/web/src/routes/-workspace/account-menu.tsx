import { useNavigate } from "@tanstack/react-router";
import {
  Check,
  ChevronsUpDown,
  Keyboard,
  LifeBuoy,
  LogOut,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from "lucide-react";
import { useSession, useSignOut } from "../../lib/session/session.ts";
import { chooseTheme, themes, useTheme } from "../../lib/theme.ts";
import type { Theme } from "../../lib/theme.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Menu } from "../../ui/menu.tsx";

type Props = {
  isCollapsed: boolean;
  onContactSupport: () => void;
  onShowKeys: () => void;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

const themeLabels: Record<Theme, string> = {
  system: "System theme",
  light: "Light theme",
  dark: "Dark theme",
};

/** The user's menu at the bottom of the sidebar. */
export function AccountMenu({ isCollapsed, onContactSupport, onShowKeys }: Props) {
  const { user } = useSession();
  const { signOut } = useSignOut();
  const theme = useTheme();
  const navigate = useNavigate();
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;
  const address = user.email ?? user.username;
  const avatar = <Avatar name={name} imageUrl={user.profileImageUrl} />;
  const page = (
    label: string,
    to: "/profile" | "/security" | "/admin" | "/logs",
    Icon: typeof Check,
  ) => ({
    label,
    icon: <Icon {...icon} />,
    onSelect: () => void navigate({ to }),
  });
  return (
    <Menu
      label={isCollapsed ? `${name}, account` : undefined}
      trigger={
        isCollapsed ? (
          avatar
        ) : (
          <>
            {avatar}
            <span className="min-w-0 flex-1 text-left font-normal">
              <span className="block truncate text-14 font-medium text-ink">{name}</span>
              <span className="block truncate text-ink-3">{address}</span>
              <span className="sr-only">, account</span>
            </span>
            <ChevronsUpDown {...icon} />
          </>
        )
      }
      triggerClassName={isCollapsed ? "px-1!" : "w-full shrink! px-2! py-1.5"}
      items={[
        page("Profile", "/profile", UserRound),
        page("Account Security", "/security", ShieldCheck),
        ...(user.role === "admin" ? [page("Admin", "/admin", SlidersHorizontal)] : []),
        page("Logs", "/logs", ScrollText),
        { label: "Contact Support", icon: <LifeBuoy {...icon} />, onSelect: onContactSupport },
        { label: "Keyboard shortcuts", icon: <Keyboard {...icon} />, onSelect: onShowKeys },
        ...themes.map((each) => ({
          label: themeLabels[each],
          icon: <Check {...icon} className={each === theme ? undefined : "invisible"} />,
          isChosen: each === theme,
          onSelect: () => chooseTheme(each),
        })),
        { label: "Logout", icon: <LogOut {...icon} />, onSelect: signOut },
      ]}
    />
  );
}
