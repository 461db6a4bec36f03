import { foldForSearch } from "../accounts/fold-for-search.ts";
import { blogMessages } from "./blog-messages.ts";

export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

/**
 * Converts a title to lower case, keeps only letters, digits, spaces and hyphens, and joins words
 * with single hyphens. Accented letters and letters such as ß and ł are spelled in ASCII first,
 * because otherwise they would be dropped.
 */
export function makeSlug(title: string): string {
  // Normalized first, because compatibility forms such as ™ contain upper-case letters.
  return foldForSearch(title.normalize("NFKD"))
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/-{2,}/g, "-");
}

/** Returns the slug if it is free, or else the first free one of `slug-2`, `slug-3` and so on. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (slug === "" || !taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const next = `${slug}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/** The first problem with a slug, or null if it is valid. */
export function findSlugProblem(slug: string): string | null {
  if (slug.trim() === "") return blogMessages.slugRequired;
  return isSlug(slug.trim()) ? null : blogMessages.slugInvalid;
}
