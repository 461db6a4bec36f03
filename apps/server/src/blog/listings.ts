import type { Category, PostCard } from "@resume-picker/domain/blog/post";
import { filterPosts, foldText, listingPath } from "@resume-picker/domain/blog/select-posts";

/** A list of public articles that has its own address. */
export type Listing = {
  /** The path without the site's address. */
  path: string;
  /** The category or tag, or null for the whole blog. */
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

/** Returns null if the category doesn't exist. */
export function categoryListing({ cards, categories }: Blog, slug: string): Listing | null {
  const category = categories.find((known) => known.slug === slug);
  if (!category) return null;
  const { name, description } = category;
  const path = listingPath({ category: slug });
  return { path, name, description, cards: filterPosts(cards, { category: slug }) };
}

/** Returns null if no public article has the tag. */
export function tagListing({ cards }: Blog, tag: string): Listing | null {
  const tagged = filterPosts(cards, { tag });
  const name = tagged[0]?.tags.find((known) => foldText(known) === foldText(tag));
  if (name === undefined) return null;
  return { path: listingPath({ tag }), name: `#${name}`, description: null, cards: tagged };
}
