import { createFileRoute } from "@tanstack/react-router";
import { ArticleScreen } from "../features/blog/public/article-screen.tsx";

export const Route = createFileRoute("/blog/$slug")({
  // The text's renderer comes at the same time as the text, not after it.
  loader: () => void import("../ui/markdown/markdown.tsx"),
  component: ArticlePage,
});

function ArticlePage() {
  const { slug } = Route.useParams();
  return <ArticleScreen key={slug} slug={slug} />;
}
