import { createFileRoute } from "@tanstack/react-router";
import { BlogScreen } from "../features/blog/public/blog-screen.tsx";
import { readBlogSearch } from "../features/blog/public/blog-search.ts";

export const Route = createFileRoute("/blog/")({
  validateSearch: readBlogSearch,
  component: BlogPage,
});

function BlogPage() {
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
