/** The browser and the server share these rules. */
export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const blogMessages = {
  titleRequired: "Title is required",
  contentRequired: "Content is required",
  slugRequired: "Slug is required",
  slugInvalid: "Slug must contain only lowercase letters, numbers, and hyphens",
  categoryNameRequired: "Category name is required",
  readingTimeInvalid: "Reading time must be a whole number of at least 0",
  slugTaken: "Another post has this slug. Choose a different one.",
  categoryTaken: "A category with this name or slug already exists",
  imageAltRequired: "Describe the featured image (alt text) before you publish",
  contentAltRequired: "Give every image in the text an alt text before you publish: ![alt text](…)",
  changedMeanwhile:
    "Somebody else saved this post while you were editing it. Your text has not been saved.",
  postMissing: "Blog post not found",
  categoryMissing: "Category not found",
} as const;

/** Characters; hints only. */
export const metaTitleAdvice = { min: 50, max: 60 };
export const metaDescriptionAdvice = { min: 120, max: 160 };

/** Chips of categories on a card. */
export const maxCategoryChips = 2;

export const maxTitleLength = 200;
export const maxContentLength = 200_000;

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

/** Silent reading of English prose on a screen: Brysbaert 2019 measured 238 words a minute. */
const wordsPerMinute = 238;

/** Whole minutes for a Markdown text, at least 1 where there is any; addresses of links don't count. */
export function estimateReadingTime(content: string): number {
  const prose = content.replaceAll(/\]\([^()]*\)/g, "] ");
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute));
}

/** What is wrong with the name or the slug, in the order of the fields. */
export function findSlugProblem(slug: string): string | null {
  if (slug.trim() === "") return blogMessages.slugRequired;
  return isSlug(slug.trim()) ? null : blogMessages.slugInvalid;
}
