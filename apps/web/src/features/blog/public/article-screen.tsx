import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { api } from "../../../lib/api.ts";
import { errorCode, errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SiteFooter } from "../../../ui/page/site-links.tsx";
import { BlogHeader } from "../blog-header.tsx";
import { allArticlesStyle } from "./all-articles-style.ts";
import { Article } from "./article.tsx";
import { ArticleLoading } from "./article-loading.tsx";
import { NextArticles } from "./next-articles.tsx";
import { pageTitle } from "../../../lib/session/site.ts";

export function ArticleScreen({ slug }: { slug: string }) {
  return (
    <div className="mx-auto min-h-dvh max-w-280 px-5 pb-24 sm:px-8">
      <BlogHeader />
      <main className="mx-auto max-w-180 pt-6 sm:pt-10">
        <Link to="/blog" className={allArticlesStyle}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
          All articles
        </Link>
        <Loaded slug={slug} />
      </main>
      <SiteFooter className="mt-16 border-t border-line" />
    </div>
  );
}

function Loaded({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const post = api.blog.bySlug.useQuery({ slug });
  const neighbours = api.blog.neighbours.useQuery({ slug }, { enabled: post.isSuccess });

  // The article's slug has changed, so the new address replaces the old one.
  const moved = post.data && post.data.slug !== slug ? post.data.slug : null;
  useEffect(() => {
    if (moved === null) return;
    void navigate({ to: "/blog/$slug", params: { slug: moved }, replace: true });
  }, [moved, navigate]);

  if (post.data) {
    return (
      <>
        <title>{pageTitle(post.data.title)}</title>
        <Article post={post.data} />
        {neighbours.data && <NextArticles {...neighbours.data} />}
      </>
    );
  }
  if (post.isPending) return <ArticleLoading />;
  if (errorCode(post.error) === "NOT_FOUND") {
    return (
      <div className="py-16">
        <title>{pageTitle("Article Not Found")}</title>
        <h1 className="text-24 font-semibold">Article Not Found</h1>
        <p className="mt-2 text-ink-2">
          The article you&apos;re looking for doesn&apos;t exist or has been removed.
        </p>
      </div>
    );
  }
  return (
    <EmptyState
      title="The article could not be loaded"
      className="px-0"
      actions={<Button onClick={() => void post.refetch()}>Try Again</Button>}
    >
      {errorMessage(post.error, "Check your connection, then try again.")}
    </EmptyState>
  );
}
