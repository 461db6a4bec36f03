import superjson from "superjson";
import type { SuperJSONResult } from "superjson";
import type { ApiOutput } from "./api.ts";
import type { ApiUtils } from "./session/session.ts";

/** The data that the server writes into the page. See apps/server/src/blog/blog-pages.ts. */
type PageData = {
  cards?: ApiOutput["blog"]["cards"];
  categories?: ApiOutput["blog"]["listCategories"];
  post?: ApiOutput["blog"]["bySlug"];
  neighbours?: ApiOutput["blog"]["neighbours"];
};

/** Fills the cache with the page's data, so it can be rendered without a request. */
export function takePageData({ blog }: ApiUtils): void {
  const text = document.getElementById("page-data")?.textContent;
  if (text === undefined) return;
  // Written by the server of the same build.
  const { cards, categories, post, neighbours } = superjson.deserialize<PageData>(
    JSON.parse(text) as SuperJSONResult,
  );
  if (cards) blog.cards.setData(undefined, cards);
  if (categories) blog.listCategories.setData(undefined, categories);
  if (!post) return;
  blog.bySlug.setData({ slug: post.slug }, post);
  if (neighbours) blog.neighbours.setData({ slug: post.slug }, neighbours);
  // Shown immediately, but still requested, which counts the view.
  void blog.bySlug.invalidate({ slug: post.slug }, { refetchType: "none" });
}
