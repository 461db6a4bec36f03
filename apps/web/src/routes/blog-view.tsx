import { createFileRoute } from "@tanstack/react-router";
import { BlogScreen } from "../features/blog/public/blog-screen.tsx";
import { readBlogSearch } from "../features/blog/public/blog-search.ts";
import { requireUser } from "../lib/session/session.ts";

/** The same list as /blog, for signed-in users. */
export const Route = createFileRoute("/blog-view")({
  validateSearch: readBlogSearch,
  beforeLoad: requireUser,
  component: BlogViewPage,
});

function BlogViewPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BlogScreen
      search={search}
      onSearchChange={(changed) =>
        void navigate({ search: readBlogSearch(changed), replace: true, resetScroll: false })
      }
    />
  );
}
