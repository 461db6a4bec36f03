import {
  articleImageSizes,
  featuredImageSizes,
  imageSources,
  readMediaUrl,
} from "@resume-picker/domain/blog/image-rules";
import type { Post } from "@resume-picker/domain/blog/post";
import { authorName, pageOfPosts } from "@resume-picker/domain/blog/select-posts";
import { summarize } from "@resume-picker/domain/blog/summarize";
import { escapeMarkup, jsonForScript } from "@resume-picker/domain/markup/escape-markup";
import type { Listing } from "./listings.ts";
import { modulePreload } from "../pages/preload-modules.ts";

export type PageHead = {
  siteName: string;
  title: string;
  description: string;
  /** The absolute address. */
  url: string;
  /** The names of `meta` elements and Open Graph properties, with their content. */
  meta: [name: string, content: string][];
  jsonLd: object;
  /** The address of the list's feed, if the page is a list. */
  feed?: string;
  /** The first visible image. */
  image: { url: string; sizes: string } | null;
};

/** The site's address and name. */
type SiteIdentity = { appUrl: string; name: string };

const blogDescription = "Articles on hiring and on reading CVs.";
const descriptionLength = 160;

export function listHead(
  listing: Listing,
  asked: number,
  { appUrl, name: siteName }: SiteIdentity,
): PageHead {
  const { page, posts } = pageOfPosts(listing.cards, asked);
  const name = listing.name === null ? "Blog" : `${listing.name} · Blog`;
  const title = `${name}${page === 1 ? "" : ` · Page ${page}`} · ${siteName}`;
  const description = listing.description ?? blogDescription;
  const url = `${appUrl}${listing.path}${page === 1 ? "" : `?page=${page}`}`;
  const image = posts[0]?.featuredImage ?? null;
  return {
    ...{ siteName, title, description, url },
    image: image === null ? null : { url: image, sizes: featuredImageSizes },
    feed: `${listing.path}/feed.xml`,
    meta: [
      ["og:type", "website"],
      ["twitter:card", "summary"],
    ],
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "Blog",
      name: title,
      description,
      url,
      blogPost: posts.map((card) => ({
        "@type": "BlogPosting",
        headline: card.title,
        url: `${appUrl}/blog/${card.slug}`,
        datePublished: (card.publishedAt ?? card.createdAt).toISOString(),
      })),
    },
  };
}

export function articleHead(post: Post, { appUrl, name: siteName }: SiteIdentity): PageHead {
  const url = `${appUrl}/blog/${post.slug}`;
  const description =
    post.metaDescription ?? post.excerpt ?? summarize(post.content, descriptionLength);
  const published = (post.publishedAt ?? post.createdAt).toISOString();
  const modified = post.updatedAt.toISOString();
  const author = fullName(post.author);
  const image = post.featuredImage === null ? null : new URL(post.featuredImage, appUrl).href;
  const size = readMediaUrl(post.featuredImage ?? "");
  return {
    siteName,
    title: post.metaTitle ?? `${post.title} · ${siteName}`,
    description,
    url,
    image:
      post.featuredImage === null ? null : { url: post.featuredImage, sizes: articleImageSizes },
    meta: [
      ["author", author],
      ["og:type", "article"],
      ["article:published_time", published],
      ["article:modified_time", modified],
      ["article:author", author],
      ...post.categories.map(({ name }): [string, string] => ["article:section", name]),
      ...post.tags.map((tag): [string, string] => ["article:tag", tag]),
      ...imageMeta(image, { alt: post.featuredImageAlt, size }),
    ],
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description,
      url,
      mainEntityOfPage: url,
      datePublished: published,
      dateModified: modified,
      author: { "@type": "Person", name: author },
      publisher: { "@type": "Organization", name: siteName, url: appUrl },
      ...(image === null ? {} : { image }),
      ...(post.tags.length === 0 ? {} : { keywords: post.tags.join(", ") }),
      ...(post.categories.length === 0
        ? {}
        : { articleSection: post.categories.map(({ name }) => name) }),
    },
  };
}

function fullName(author: Post["author"]): string {
  return [author?.firstName, author?.lastName].filter(Boolean).join(" ") || authorName(author);
}

function imageMeta(
  image: string | null,
  { alt, size }: { alt: string | null; size: { width: number; height: number } | null },
): [string, string][] {
  if (image === null) return [["twitter:card", "summary"]];
  return [
    ["twitter:card", "summary_large_image"],
    ["og:image", image],
    ...(alt === null ? [] : ([["og:image:alt", alt]] satisfies [string, string][])),
    ...(size === null
      ? []
      : ([
          ["og:image:width", String(size.width)],
          ["og:image:height", String(size.height)],
        ] satisfies [string, string][])),
  ];
}

/**
 * Fills the built index.html with the head, the data the page is about to request, and the modules
 * it is about to load.
 */
export function fillPage(
  index: string,
  head: PageHead,
  {
    data,
    modules,
    body = null,
    plain = null,
  }: {
    data: object;
    modules: readonly string[];
    /** The HTML that the page shows until the application renders. */
    body?: string | null;
    /** HTML only for readers without JavaScript. */
    plain?: string | null;
  },
): string {
  const { siteName, title, description, url, jsonLd, image } = head;
  const meta: [string, string][] = [
    ["description", description],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ...head.meta,
  ];
  const lines = [
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="canonical" href="${escapeMarkup(url)}" />`,
    ...(head.feed === undefined
      ? []
      : [`<link rel="alternate" type="application/atom+xml" href="${escapeMarkup(head.feed)}" />`]),
    ...meta.map(
      ([name, content]) =>
        `<meta ${/^(?:og|article):/.test(name) ? "property" : "name"}="${name}" content="${escapeMarkup(content)}" />`,
    ),
    `<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`,
    `<script type="application/json" id="page-data">${jsonForScript(data)}</script>`,
    ...imagePreload(image),
    ...modules.map(modulePreload),
  ];
  const page = withHead(index, lines);
  const noscript = /<noscript>[^<]*<\/noscript>/;
  if (plain !== null) return page.replace(noscript, () => `<noscript>${plain}</noscript>`);
  if (body === null) return page;
  // The text is readable without JavaScript, which makes the notice unnecessary.
  return page
    .replace(noscript, "")
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

function imagePreload(image: PageHead["image"]): string[] {
  const stored = readMediaUrl(image?.url ?? "");
  if (!image || !stored) return [];
  const sources = imageSources(stored).map(({ url, width }) => `${url} ${width}w`);
  return [
    `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeMarkup(sources.join(", "))}" imagesizes="${escapeMarkup(image.sizes)}" />`,
  ];
}

/** Returns index.html for a blog address that shows nothing to the public. */
export function unindexedPage(index: string): string {
  return index.replace("</head>", `<meta name="robots" content="noindex" />\n  </head>`);
}

function withHead(index: string, lines: readonly string[]): string {
  return index
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace("</head>", () => `${lines.join("\n    ")}\n  </head>`);
}
