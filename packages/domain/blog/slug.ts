import { blogMessages } from "./blog-messages.ts";

export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

/**
 * Lower case; only letters, digits, spaces and hyphens stay; spaces become hyphens; hyphens in a row
 * become one. Accented letters lose their accent first, so that they are not lost whole.
 */
export function makeSlug(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/-{2,}/g, "-");
}

/** The slug itself, or else the first of `slug-2`, `slug-3` … that nobody has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (slug === "" || !taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const next = `${slug}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/** What is wrong with the name or the slug, in the order of the fields. */
export function findSlugProblem(slug: string): string | null {
  if (slug.trim() === "") return blogMessages.slugRequired;
  return isSlug(slug.trim()) ? null : blogMessages.slugInvalid;
}
