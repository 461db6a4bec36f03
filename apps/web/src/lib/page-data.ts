import superjson from "superjson";
import type { SuperJSONResult } from "superjson";
import type { ApiOutput } from "./api.ts";
import type { ApiUtils } from "./session/session.ts";

/** What the server has written into the page: see apps/server/src/blog/blog-pages.ts. */
type PageData = {
  cards?: ApiOutput["blog"]["cards"];
  categories?: ApiOutput["blog"]["listCategories"];
  post?: ApiOutput["blog"]["bySlug"];
  neighbours?: ApiOutput["blog"]["neighbours"];
};

/** Fills the cache with what came with the page, so that it is drawn without another question. */
export function takePageData({ blog }: ApiUtils): void {
  const text = document.getElementById("page-data")?.textContent;
  if (text === undefined) return;
  // The same build's server has written it.
  const { cards, categories, post, neighbours } = superjson.deserialize<PageData>(
    JSON.parse(text) as SuperJSONResult,
  );
  if (cards) blog.cards.setData(undefined, cards);
  if (categories) blog.listCategories.setData(undefined, categories);
  if (!post) return;
  blog.bySlug.setData({ slug: post.slug }, post);
  if (neighbours) blog.neighbours.setData({ slug: post.slug }, neighbours);
  // Shown at once, and asked for all the same: that is how a view is counted.
  void blog.bySlug.invalidate({ slug: post.slug }, { refetchType: "none" });
}
