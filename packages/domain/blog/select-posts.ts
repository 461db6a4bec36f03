import type { PostCard } from "./post.ts";

type Searched = Pick<PostCard, "title" | "excerpt" | "categories" | "tags">;

/** Filters a list by words, by a category's slug and by a tag. */
export type PostFilter = {
  search?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
};

/** Removes case and accents: "Muller" finds "Müller", "strasse" finds "Straße". */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim();

/**
 * Returns the posts in the category and with the tag that contain the words in the title, excerpt
 * or a tag.
 */
export function filterPosts<Post extends Searched>(
  posts: readonly Post[],
  { search = "", category, tag }: PostFilter,
): Post[] {
  const words = foldText(search);
  const wanted = tag === undefined ? undefined : foldText(tag);
  return posts.filter(
    ({ title, excerpt, categories, tags }) =>
      (words === "" ||
        [title, excerpt ?? "", ...tags].some((text) => foldText(text).includes(words))) &&
      (category === undefined || categories.some(({ slug }) => slug === category)) &&
      (wanted === undefined || tags.some((text) => foldText(text) === wanted)),
  );
}

/**
 * Returns the first pinned post, or else the first post, as featured. The rest keep their order.
 */
export function featurePost<Post extends { isPinned: boolean }>(
  posts: readonly Post[],
): { featured: Post | undefined; rest: Post[] } {
  const featured = posts.find(({ isPinned }) => isPinned) ?? posts[0];
  return { featured, rest: posts.filter((post) => post !== featured) };
}

const postsPerPage = 13;

/**
 * Returns one page of a list, with the featured article first. A page number out of range becomes
 * the nearest page.
 */
export function pageOfPosts<Post extends { isPinned: boolean }>(
  posts: readonly Post[],
  asked: number,
): { page: number; pages: number; posts: Post[] } {
  const { featured, rest } = featurePost(posts);
  const ordered = featured ? [featured, ...rest] : rest;
  const pages = Math.max(1, Math.ceil(ordered.length / postsPerPage));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, posts: ordered.slice((page - 1) * postsPerPage, page * postsPerPage) };
}

/** Returns the path of a page of the public list. */
export function listingPath({ category, tag }: PostFilter, page = 1): string {
  const base =
    category !== undefined
      ? `/blog/category/${encodeURIComponent(category)}`
      : tag !== undefined
        ? `/blog/tag/${encodeURIComponent(foldText(tag))}`
        : "/blog";
  return page === 1 ? base : `${base}?page=${page}`;
}

/** The author's first name or username. */
export function authorName(author: PostCard["author"]): string {
  return author?.firstName?.trim() || author?.username || "Unknown author";
}
