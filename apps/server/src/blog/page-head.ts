import { readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import type { Post, PostCard } from "@resume-picker/domain/blog/post";
import { authorName } from "@resume-picker/domain/blog/select-posts";
import { summarize } from "@resume-picker/domain/blog/summarize";
import { escapeMarkup, jsonForScript } from "./escape-markup.ts";

export type PageHead = {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Names of `meta` elements and of Open Graph properties, with what they say. */
  meta: [name: string, content: string][];
  jsonLd: object;
};

const siteName = "Resume Picker";
const blogDescription = "Articles on hiring and on reading CVs.";
const descriptionLength = 160;

export function listHead(cards: readonly PostCard[], appUrl: string): PageHead {
  const title = `Blog · ${siteName}`;
  const url = `${appUrl}/blog`;
  return {
    title,
    description: blogDescription,
    url,
    meta: [
      ["og:type", "website"],
      ["twitter:card", "summary"],
    ],
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "Blog",
      name: title,
      description: blogDescription,
      url,
      blogPost: cards.slice(0, 20).map((card) => ({
        "@type": "BlogPosting",
        headline: card.title,
        url: `${url}/${card.slug}`,
        datePublished: (card.publishedAt ?? card.createdAt).toISOString(),
      })),
    },
  };
}

export function articleHead(post: Post, appUrl: string): PageHead {
  const url = `${appUrl}/blog/${post.slug}`;
  const description =
    post.metaDescription ?? post.excerpt ?? summarize(post.content, descriptionLength);
  const published = (post.publishedAt ?? post.createdAt).toISOString();
  const modified = post.updatedAt.toISOString();
  const author = fullName(post.author);
  const image = post.featuredImage === null ? null : new URL(post.featuredImage, appUrl).href;
  const size = readMediaUrl(post.featuredImage ?? "");
  return {
    title: post.metaTitle ?? `${post.title} · ${siteName}`,
    description,
    url,
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

/** Puts the head, and the data that the page is about to ask for, into the built index.html. */
export function fillPage(index: string, head: PageHead, queries: object): string {
  const { title, description, url, jsonLd } = head;
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
    ...meta.map(
      ([name, content]) =>
        `<meta ${/^(?:og|article):/.test(name) ? "property" : "name"}="${name}" content="${escapeMarkup(content)}" />`,
    ),
    `<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`,
    `<script type="application/json" id="page-data">${jsonForScript(queries)}</script>`,
  ];
  return withHead(index, lines);
}

/** For an address of the blog that shows nothing to the public. */
export function unindexedPage(index: string): string {
  return withHead(index, [
    `<title>${siteName}</title>`,
    `<meta name="robots" content="noindex" />`,
  ]);
}

function withHead(index: string, lines: readonly string[]): string {
  return index
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace("</head>", () => `${lines.join("\n    ")}\n  </head>`);
}
