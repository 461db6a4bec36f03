import { createFileRoute, redirect } from "@tanstack/react-router";
import { ManagementScreen } from "../features/blog/management/management-screen.tsx";
import { readManagementSearch } from "../features/blog/management/posts/status-filter.ts";
import { useSession } from "../lib/session/session.ts";
import { toast } from "../lib/toast.tsx";

export const Route = createFileRoute("/blog-management")({
  validateSearch: readManagementSearch,
  beforeLoad: async ({ context, cause, location }) => {
    const { user } = await context.apiUtils.accounts.session.ensureData();
    if (user?.role === "admin") return;
    // The session ended while somebody was writing: after signing in they go on where they were.
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
  head: () => ({ meta: [{ title: "Blog Management · Resume Picker" }] }),
  component: BlogManagementPage,
});

function BlogManagementPage() {
  const { user } = useSession();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!user) return null;
  return (
    <ManagementScreen
      userId={user.id}
      search={search}
      onSearchChange={(changed) =>
        void navigate({ search: readManagementSearch(changed), replace: true, resetScroll: false })
      }
    />
  );
}
