import type { PostCard } from "./post.ts";

type Searched = Pick<PostCard, "title" | "excerpt" | "categories" | "tags">;

/** What narrows a list: words, the slug of a category, and a tag. */
export type PostFilter = {
  search?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
};

/** Without case and accents: "Muller" finds "Müller", "strasse" finds "Straße". */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim();

/** Posts with the words in their title, excerpt or a tag, in the category, and with the tag. */
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

/** The featured article is the first pinned one, otherwise the first; the rest keep their order. */
export function featurePost<Post extends { isPinned: boolean }>(
  posts: readonly Post[],
): { featured: Post | undefined; rest: Post[] } {
  const featured = posts.find(({ isPinned }) => isPinned) ?? posts[0];
  return { featured, rest: posts.filter((post) => post !== featured) };
}

const postsPerPage = 13;

/** One page of a list, the featured article first. A page that doesn't exist is the nearest one. */
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

/** The address of a page of the public list. */
export function listingPath({ category, tag }: PostFilter, page = 1): string {
  const base =
    category !== undefined
      ? `/blog/category/${encodeURIComponent(category)}`
      : tag !== undefined
        ? `/blog/tag/${encodeURIComponent(foldText(tag))}`
        : "/blog";
  return page === 1 ? base : `${base}?page=${page}`;
}

/** First name, or username. */
export function authorName(author: PostCard["author"]): string {
  return author?.firstName?.trim() || author?.username || "Unknown author";
}
