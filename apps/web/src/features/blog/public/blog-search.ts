export type BlogSearch = { q?: string; category?: string; page?: number };

/** What of an address's query the list understands; empty values are left out of the address. */
export function readBlogSearch({ q, category, page }: Record<string, unknown>): BlogSearch {
  // The router reads a search for 2026 as a number.
  const text = typeof q === "number" ? String(q) : q;
  const slug = typeof category === "number" ? String(category) : category;
  const isPage = typeof page === "number" && Number.isInteger(page) && page > 1;
  return {
    ...(typeof text === "string" && text !== "" ? { q: text } : {}),
    ...(typeof slug === "string" && slug !== "" ? { category: slug } : {}),
    ...(isPage ? { page } : {}),
  };
}
