import type { User } from "@resume-picker/domain/accounts/user";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badges/badge.tsx";
import { Brand } from "../../ui/page/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { PageLink } from "../../ui/page/page-link.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";

type Props = {
  user: User;
  onContactSupport: () => void;
  onSignOut: () => void;
  isSigningOut: boolean;
};

export function HomeHeader({ user, onContactSupport, onSignOut, isSigningOut }: Props) {
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
      <Brand className="mr-auto" />
      <div className="flex max-w-full min-w-0 items-center gap-3 max-sm:order-last max-sm:w-full">
        {user.profileImageUrl !== null && (
          <Avatar name={fullName} imageUrl={user.profileImageUrl} size="md" />
        )}
        <div className="min-w-0 leading-tight">
          <p className="flex items-center gap-2 font-semibold">
            {fullName}
            {user.role === "admin" && <Badge tone="brand">Admin</Badge>}
          </p>
          {user.email !== null && (
            <p className="mt-0.5 truncate text-13 text-ink-3" title={user.email}>
              {user.email}
            </p>
          )}
        </div>
      </div>
      <div className="flex items-center gap-1 max-sm:order-last max-sm:-mx-3.5 max-sm:w-[calc(100%+1.75rem)] max-sm:flex-wrap">
        <Button variant="quiet" onClick={onContactSupport}>
          Contact Support
        </Button>
        <PageLink to="/profile" className={buttonStyle({ variant: "quiet" })}>
          Profile
        </PageLink>
        <PageLink to="/change-password" className={buttonStyle({ variant: "quiet" })}>
          Change Password
        </PageLink>
        <PageLink to="/security" className={buttonStyle({ variant: "quiet" })}>
          Account Security
        </PageLink>
        <Button variant="quiet" busy={isSigningOut} onClick={onSignOut}>
          Logout
        </Button>
        <ThemeToggle className="max-sm:ml-auto sm:-mr-2.5" />
      </div>
    </header>
  );
}
