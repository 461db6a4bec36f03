import { createFileRoute } from "@tanstack/react-router";
import { BlogScreen } from "../features/blog/public/blog-screen.tsx";
import { readBlogSearch } from "../features/blog/public/blog-search.ts";

export const Route = createFileRoute("/blog/category/$slug")({
  validateSearch: readBlogSearch,
  component: BlogCategoryPage,
});

function BlogCategoryPage() {
  const { slug } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BlogScreen
      search={search}
      only={{ category: slug }}
      onSearchChange={(changed) =>
        void navigate({ search: readBlogSearch(changed), replace: true, resetScroll: false })
      }
    />
  );
}
