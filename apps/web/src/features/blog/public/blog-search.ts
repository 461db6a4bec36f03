export type BlogSearch = { q?: string; category?: string; page?: number };

/** Parses the query of the list's address. Empty values are omitted. */
export function readBlogSearch({ q, category, page }: Record<string, unknown>): BlogSearch {
  // The router parses a search for 2026 as a number.
  const text = typeof q === "number" ? String(q) : q;
  const slug = typeof category === "number" ? String(category) : category;
  const isPage = typeof page === "number" && Number.isInteger(page) && page > 1;
  return {
    ...(typeof text === "string" && text !== "" ? { q: text } : {}),
    ...(typeof slug === "string" && slug !== "" ? { category: slug } : {}),
    ...(isPage ? { page } : {}),
  };
}
