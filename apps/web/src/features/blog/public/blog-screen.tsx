import { featurePost, filterPosts } from "@resume-picker/domain/blog/select-posts";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BlogHeader } from "../blog-header.tsx";
import { ArticleCard } from "./article-card.tsx";
import { BlogFilters } from "./blog-filters.tsx";
import { BlogLoading } from "./blog-loading.tsx";
import type { BlogSearch } from "./blog-search.ts";
import { FeaturedArticle } from "./featured-article.tsx";

type Props = { search: BlogSearch; onSearchChange: (search: BlogSearch) => void };

export function BlogScreen({ search, onSearchChange }: Props) {
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((count) => count + 1);
    onSearchChange({});
  };
  return (
    <div className="mx-auto min-h-dvh max-w-280 px-5 pb-20 sm:px-8">
      <BlogHeader />
      <main className="pt-8 sm:pt-12">
        <h1 className="text-34 font-semibold tracking-tight">Blog</h1>
        <p className="mt-2 text-16 text-ink-2">Articles on hiring and on reading CVs.</p>
        <BlogFilters key={clearings} search={search} onChange={onSearchChange} />
        <Articles search={search} onClear={clear} />
      </main>
    </div>
  );
}

function Articles({ search, onClear }: { search: BlogSearch; onClear: () => void }) {
  const cards = api.blog.cards.useQuery();
  if (cards.isPending) return <BlogLoading />;
  if (cards.isError) {
    return (
      <EmptyState
        title="The articles could not be loaded"
        actions={<Button onClick={() => void cards.refetch()}>Try Again</Button>}
      >
        {errorMessage(cards.error, "Check your connection, then try again.")}
      </EmptyState>
    );
  }
  const found = filterPosts(cards.data, { search: search.q ?? "", category: search.category });
  const { featured, rest } = featurePost(found);
  if (!featured) {
    const isFiltered = Boolean(search.q?.trim()) || search.category !== undefined;
    return (
      <EmptyState
        title="No articles found"
        className="px-0"
        actions={isFiltered && <Button onClick={onClear}>Show all articles</Button>}
      >
        {isFiltered ? "Nothing matches this search." : "The first article is still being written."}
      </EmptyState>
    );
  }
  return (
    <>
      <FeaturedArticle post={featured} />
      {rest.length > 0 && (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-label="Articles">
          {rest.map((post) => (
            <li key={post.id} className="grid">
              <ArticleCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
