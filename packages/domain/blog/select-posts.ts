import type { PostCard } from "./post.ts";

type Searched = Pick<PostCard, "title" | "excerpt" | "categories" | "tags">;

/** Those whose title, excerpt or a tag holds the words, in any case, and that bear the category. */
export function filterPosts<Post extends Searched>(
  posts: readonly Post[],
  { search, category }: { search: string; category: string | undefined },
): Post[] {
  const words = search.trim().toLowerCase();
  return posts.filter(
    ({ title, excerpt, categories, tags }) =>
      [title, excerpt ?? "", ...tags].some((text) => text.toLowerCase().includes(words)) &&
      (category === undefined || categories.some(({ slug }) => slug === category)),
  );
}

/** The featured article is the first pinned one, otherwise the first; the rest keep their order. */
export function featurePost<Post extends { isPinned: boolean }>(
  posts: readonly Post[],
): { featured: Post | undefined; rest: Post[] } {
  const featured = posts.find(({ isPinned }) => isPinned) ?? posts[0];
  return { featured, rest: posts.filter((post) => post !== featured) };
}

/** First name, or username. */
export function authorName(author: PostCard["author"]): string {
  return author?.firstName?.trim() || author?.username || "Unknown author";
}
