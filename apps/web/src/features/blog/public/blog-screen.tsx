import { filterPosts, pageOfPosts } from "@resume-picker/domain/blog/select-posts";
import type { PostFilter } from "@resume-picker/domain/blog/select-posts";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { pageTitle } from "../../../lib/session/site.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SiteFooter } from "../../../ui/page/site-links.tsx";
import { BlogHeader } from "../blog-header.tsx";
import { allArticlesStyle } from "./all-articles-style.ts";
import { ArticleCard } from "./article-card.tsx";
import { BlogFilters } from "./blog-filters.tsx";
import { BlogLoading } from "./blog-loading.tsx";
import { BlogPages } from "./blog-pages.tsx";
import type { BlogSearch } from "./blog-search.ts";
import { FeaturedArticle } from "./featured-article.tsx";

type Props = {
  search: BlogSearch;
  /** The category or tag of a page that shows only one. */
  only?: Pick<PostFilter, "category" | "tag">;
  onSearchChange: (search: BlogSearch) => void;
};

export function BlogScreen({ search, only = {}, onSearchChange }: Props) {
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((count) => count + 1);
    onSearchChange({});
  };
  return (
    <div className="mx-auto min-h-dvh max-w-280 px-5 pb-20 sm:px-8">
      <BlogHeader />
      <main className="pt-8 sm:pt-12">
        <BlogHeading {...only} />
        <BlogFilters
          key={clearings}
          search={search}
          hasCategories={only.category === undefined && only.tag === undefined}
          // A changed search starts at the first page.
          onChange={(changed) => onSearchChange({ ...changed, page: undefined })}
        />
        <Articles search={search} only={only} onClear={clear} onSearchChange={onSearchChange} />
      </main>
      <SiteFooter className="mt-16 border-t border-line" />
    </div>
  );
}

/** The heading of the list: the blog, its category or its tag. */
function BlogHeading({ category, tag }: Pick<PostFilter, "category" | "tag">) {
  const { data: categories } = api.blog.listCategories.useQuery();
  const known = categories?.find(({ slug }) => slug === category);
  const name = category === undefined ? (tag === undefined ? "Blog" : `#${tag}`) : known?.name;
  return (
    <>
      <title>{pageTitle(name === undefined || name === "Blog" ? "Blog" : `${name} · Blog`)}</title>
      {name !== "Blog" && (
        <Link to="/blog" className={allArticlesStyle}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
          All articles
        </Link>
      )}
      <h1 className="min-h-12 text-34 font-semibold tracking-tight break-words">{name}</h1>
      <p className="mt-2 text-16 text-ink-2">
        {known?.description ?? "Articles on hiring and on reading CVs."}
      </p>
    </>
  );
}

type ArticlesProps = Required<Props> & { onClear: () => void };

function Articles({ search, only, onClear, onSearchChange }: ArticlesProps) {
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
  const { q, category } = search;
  const found = filterPosts(cards.data, { search: q, category, ...only });
  const { page, pages, posts } = pageOfPosts(found, search.page ?? 1);
  const [featured, ...others] = posts;
  const rest = page === 1 ? others : posts;
  if (!featured) {
    const isFiltered = Boolean(search.q?.trim()) || search.category !== undefined;
    return (
      <EmptyState
        title="No articles found"
        className="px-0"
        actions={isFiltered && <Button onClick={onClear}>Show all articles</Button>}
      >
        {isFiltered ? "Nothing matches this search." : "No articles yet."}
      </EmptyState>
    );
  }
  return (
    <>
      {page === 1 && <FeaturedArticle post={featured} />}
      {rest.length > 0 && (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-label="Articles">
          {rest.map((post) => (
            <li key={post.id} className="grid">
              <ArticleCard post={post} />
            </li>
          ))}
        </ul>
      )}
      <BlogPages
        {...{ page, pages }}
        onChange={(to) => {
          onSearchChange({ ...search, page: to });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
