import { imageSources, readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import type { PostCard } from "@resume-picker/domain/blog/post";
import { authorName, pageOfPosts } from "@resume-picker/domain/blog/select-posts";
import { escapeMarkup } from "@resume-picker/domain/markup/escape-markup";
import type { Listing } from "./listings.ts";

/** Renders a page of the list without JavaScript, with pictures, dates and page links. */
export function plainList({ name, path, cards }: Listing, asked: number, siteName: string): string {
  const { page, pages, posts } = pageOfPosts(cards, asked);
  const list =
    posts.length === 0
      ? "<p>No articles found</p>"
      : `<ul class="mt-6">${posts.map(item).join("")}</ul>`;
  const home = name === null ? "" : ` · <a href="/blog">All articles</a>`;
  return `<main class="mx-auto max-w-180 px-5 py-10 break-words"><a href="/">${escapeMarkup(siteName)}</a>${home}<h1 class="mt-6 text-34 font-semibold tracking-tight">${escapeMarkup(name ?? "Blog")}</h1>${list}${pageLinks(path, page, pages)}</main>`;
}

function item({ slug, title, excerpt, ...card }: PostCard): string {
  const day = (card.publishedAt ?? card.createdAt).toISOString().slice(0, 10);
  const about = excerpt === null ? "" : `<p class="mt-1 text-ink-2">${escapeMarkup(excerpt)}</p>`;
  return `<li class="border-t border-line py-4">${picture(card)}<a class="font-semibold" href="/blog/${slug}">${escapeMarkup(title)}</a><p class="text-13 text-ink-3">${escapeMarkup(authorName(card.author))} · <time datetime="${day}">${day}</time></p>${about}</li>`;
}

function picture({
  featuredImage,
  featuredImageAlt,
}: Pick<PostCard, "featuredImage" | "featuredImageAlt">): string {
  const image = readMediaUrl(featuredImage ?? "");
  const [smallest] = image ? imageSources(image) : [];
  if (!image || !smallest) return "";
  return `<img class="mb-2 h-auto w-60 rounded-panel" loading="lazy" src="${smallest.url}" width="${image.width}" height="${image.height}" alt="${escapeMarkup(featuredImageAlt ?? "")}" />`;
}

function pageLinks(path: string, page: number, pages: number): string {
  if (pages === 1) return "";
  const link = (to: number, words: string) =>
    to < 1 || to > pages ? "" : `<a href="${path}${to === 1 ? "" : `?page=${to}`}">${words}</a>`;
  return `<nav class="mt-6 flex gap-4" aria-label="Pages">${link(page - 1, "Newer articles")}<span>Page ${page} of ${pages}</span>${link(page + 1, "Older articles")}</nav>`;
}
