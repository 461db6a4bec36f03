import { createFileRoute } from "@tanstack/react-router";
import { BlogScreen } from "../features/blog/public/blog-screen.tsx";
import { readBlogSearch } from "../features/blog/public/blog-search.ts";

export const Route = createFileRoute("/blog/tag/$slug")({
  validateSearch: readBlogSearch,
  component: BlogTagPage,
});

function BlogTagPage() {
  const { slug } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BlogScreen
      search={search}
      only={{ tag: slug }}
      onSearchChange={(changed) =>
        void navigate({ search: readBlogSearch(changed), replace: true, resetScroll: false })
      }
    />
  );
}
