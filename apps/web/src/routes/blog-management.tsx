import { isWriter } from "@resume-picker/domain/accounts/roles";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ManagementScreen } from "../features/blog/management/management-screen.tsx";
import { readManagementSearch } from "../features/blog/management/posts/status-filter.ts";
import { useRoleWatch } from "../lib/session/use-role-watch.ts";
import { noteSessionEnd } from "../lib/session-end.ts";
import { toast } from "../lib/toast.tsx";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/blog-management")({
  validateSearch: readManagementSearch,
  beforeLoad: async ({ context, cause, location }) => {
    const { user } = await context.apiUtils.accounts.session.ensureData();
    if (user && isWriter(user)) return;
    // The session expired while the user was writing. After signing in they return to the page.
    if (!user && cause === "stay") throw redirect({ to: "/auth", search: { next: location.href } });
    if (cause !== "preload") {
      toast({
        title: "Access Denied",
        description: "Blog management is restricted to administrators only.",
        tone: "destructive",
      });
    }
    throw redirect({ to: "/" });
  },
  head: () => ({ meta: [{ title: pageTitle("Blog Management") }] }),
  component: BlogManagementPage,
});

function BlogManagementPage() {
  const { user } = useRoleWatch();
  const router = useRouter();
  const mayWrite = user && isWriter(user);
  const isVisitor = user === null;
  // The guard above shows the reason and redirects. Unsaved text is kept.
  useEffect(() => {
    if (mayWrite) return;
    if (isVisitor) noteSessionEnd();
    void router.invalidate();
  }, [mayWrite, isVisitor, router]);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!user) return null;
  return (
    <ManagementScreen
      userId={user.id}
      isAdmin={user.role === "admin"}
      search={search}
      onSearchChange={(changed) =>
        void navigate({ search: readManagementSearch(changed), replace: true, resetScroll: false })
      }
    />
  );
}
