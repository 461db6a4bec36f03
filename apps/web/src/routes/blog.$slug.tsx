import { createFileRoute } from "@tanstack/react-router";
import { ArticleScreen } from "../features/blog/public/article-screen.tsx";

export const Route = createFileRoute("/blog/$slug")({
  component: ArticlePage,
});

function ArticlePage() {
  const { slug } = Route.useParams();
  return <ArticleScreen key={slug} slug={slug} />;
}
