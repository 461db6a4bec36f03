import type { Category, PostCard } from "@resume-picker/domain/blog/post";
import { filterPosts, foldText, listingPath } from "@resume-picker/domain/blog/select-posts";

/** A list of public articles with an address of its own. */
export type Listing = {
  /** Without the site's address. */
  path: string;
  /** The category or tag; null for the whole blog. */
  name: string | null;
  description: string | null;
  cards: PostCard[];
};

export type Blog = { cards: PostCard[]; categories: Category[] };

export const wholeBlog = ({ cards }: Blog): Listing => ({
  path: listingPath({}),
  name: null,
  description: null,
  cards,
});

/** Null where there is no such category. */
export function categoryListing({ cards, categories }: Blog, slug: string): Listing | null {
  const category = categories.find((known) => known.slug === slug);
  if (!category) return null;
  const { name, description } = category;
  const path = listingPath({ category: slug });
  return { path, name, description, cards: filterPosts(cards, { category: slug }) };
}

/** Null where no public article has the tag. */
export function tagListing({ cards }: Blog, tag: string): Listing | null {
  const tagged = filterPosts(cards, { tag });
  const name = tagged[0]?.tags.find((known) => foldText(known) === foldText(tag));
  if (name === undefined) return null;
  return { path: listingPath({ tag }), name: `#${name}`, description: null, cards: tagged };
}
