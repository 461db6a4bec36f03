import type { PostCard } from "@resume-picker/domain/blog/post";
import { escapeMarkup } from "@resume-picker/domain/markup/escape-markup";

/** Articles that the list without JavaScript leads to; the map of the site has all. */
const maxListed = 100;

/** The list of articles for readers without JavaScript: titles that lead on, and what they are about. */
export function plainList(cards: readonly PostCard[]): string {
  const items = cards.slice(0, maxListed).map(({ slug, title, excerpt }) => {
    const about = excerpt === null ? "" : `<p class="mt-1 text-ink-2">${escapeMarkup(excerpt)}</p>`;
    return `<li class="border-t border-line py-4"><a class="font-semibold" href="/blog/${slug}">${escapeMarkup(title)}</a>${about}</li>`;
  });
  const list =
    items.length === 0 ? "<p>No articles found</p>" : `<ul class="mt-6">${items.join("")}</ul>`;
  return `<main class="mx-auto max-w-180 px-5 py-10 break-words"><a href="/">Resume Picker</a><h1 class="mt-6 text-34 font-semibold tracking-tight">Blog</h1>${list}</main>`;
}
