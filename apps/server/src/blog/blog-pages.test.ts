import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

const index = `<!doctype html><html lang="en"><head><meta name="description" content="Old" />
<title>Resume Picker</title></head><body><div id="root"></div><noscript>Needs JavaScript</noscript></body></html>`;
const manifest = {
  "index.html": { file: "assets/index-1.js", isEntry: true, imports: [] },
  "_shared.js": { file: "assets/shared-1.js", imports: ["index.html"] },
  "src/routes/blog.$slug.tsx?tsr-split=component": {
    file: "assets/article-1.js",
    imports: ["index.html", "_shared.js"],
  },
};
const nasty = `"><script>alert(1)</script>&'</title>`;

let made: Awaited<ReturnType<typeof makeTestApp>>;
let webDirectory: string;
let admin: string;
let now = new Date("2026-03-01T12:00:00Z");
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), "resume-picker-web-"));
  await writeFile(join(webDirectory, "index.html"), index);
  await mkdir(join(webDirectory, ".vite"));
  await writeFile(join(webDirectory, ".vite", "manifest.json"), JSON.stringify(manifest));
  const appUrl = "https://desk.example.com";
  made = await makeTestApp({ APP_URL: appUrl, webDirectory }, { clock: () => now });
  admin = await register(made.app, "ada");
  await create({ slug: "draft", title: "Secret draft" });
  await create({ slug: "archived", title: "Secret archive", status: "archived" });
  await create({ slug: "soon", title: "Secret plan", scheduledAt: "2026-03-01T13:00:00Z" });
  await create({
    slug: "public",
    title: `On ranking ${nasty}`,
    content: "The **text** of the article.",
    excerpt: `Short ${nasty}`,
    status: "published",
    tags: ["fair"],
    featuredImage: `/media/${"a".repeat(32)}-1600x900.webp`,
    featuredImageAlt: `Desk ${nasty}`,
  });
});
afterAll(async () => {
  await made.desk.close();
  await rm(webDirectory, { recursive: true });
});

const create = async (post: object) => {
  const body = { content: "Secret text", ...post };
  const response = await made.app.request(
    "/api/blog/posts",
    jsonRequest("POST", body, { cookie: admin }),
  );
  expect(response.status).toBe(201);
};
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await made.app.request(path, { headers });
  return { response, text: await response.text() };
};
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;&lt;/title&gt;";

test("search engines and link previews find an article's data in the first HTML", async () => {
  const { response, text } = await get("/blog/public");
  expect(response.status).toBe(200);
  expect(text).toContain(`<title>On ranking ${escaped} · Resume Picker</title>`);
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).toContain('<link rel="canonical" href="https://desk.example.com/blog/public" />');
  expect(metaOf(text, "description")).toBe(`Short ${escaped}`);
  expect(text.match(/name="description"/g)).toHaveLength(1);
  expect(metaOf(text, "og:type")).toBe("article");
  expect(metaOf(text, "og:title")).toContain("On ranking");
  expect(metaOf(text, "og:url")).toBe("https://desk.example.com/blog/public");
  expect(metaOf(text, "og:image")).toMatch(
    /^https:\/\/desk\.example\.com\/media\/a+-1600x900\.webp$/,
  );
  expect(metaOf(text, "og:image:width")).toBe("1600");
  expect(metaOf(text, "og:image:alt")).toBe(`Desk ${escaped}`);
  expect(metaOf(text, "article:published_time")).toBe("2026-03-01T12:00:00.000Z");
  const [, jsonLd = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(jsonLd)).toMatchObject({
    "@type": "BlogPosting",
    headline: `On ranking ${nasty}`,
    author: { "@type": "Person", name: "Ada Tester" },
    datePublished: "2026-03-01T12:00:00.000Z",
  });
  expect(text).toContain(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/media/',
  );
  expect(text).toContain('<link rel="modulepreload" href="/assets/article-1.js" />');
  expect(text).toContain('<link rel="modulepreload" href="/assets/shared-1.js" />');
  expect(text).not.toContain("/assets/index-1.js");
  // The page has three data scripts and no element injected by a title or an excerpt.
  expect(text.match(/<script/g)).toHaveLength(3);
  expect(text).not.toContain("<script>alert");
});

test("the meta title and description that were written for it win", async () => {
  await create({
    slug: "meta",
    title: "T",
    status: "published",
    excerpt: "E",
    metaTitle: "Written title",
    metaDescription: "Written description",
  });
  const { text } = await get("/blog/meta");
  expect(text).toContain("<title>Written title</title>");
  expect(metaOf(text, "description")).toBe("Written description");
  await create({
    slug: "bare",
    title: "Bare",
    content: "Only **text** here.",
    status: "published",
  });
  expect(metaOf((await get("/blog/bare")).text, "description")).toBe("Only text here.");
});

test("drafts, archived and future posts are on no public page, feed, map or head", async () => {
  const cookie = { cookie: admin };
  for (const path of ["/blog", "/blog/", "/blog/feed.xml", "/sitemap.xml"]) {
    for (const headers of [{}, cookie]) {
      const { response, text } = await get(path, headers);
      expect(response.status, path).toBe(200);
      expect(text, path).toContain("public");
      expect(text, path).not.toMatch(/secret|\/blog\/(?:draft|archived|soon)/i);
    }
  }
  for (const slug of ["draft", "archived", "soon", "no-such"]) {
    const { response, text } = await get(`/blog/${slug}`, cookie);
    expect(response.status, slug).toBe(404);
    expect(text).not.toMatch(/secret/i);
    expect(metaOf(text, "robots")).toBe("noindex");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  now = new Date("2026-03-01T13:00:00Z");
  expect((await get("/blog/soon")).response.status).toBe(200);
  expect((await get("/blog/feed.xml")).text).toContain("Secret plan");
  expect((await get("/sitemap.xml")).text).toContain("/blog/soon<");
});

test("feed and map are well-formed XML, whatever a title holds", async () => {
  // oxlint-disable-next-line typescript/no-deprecated -- what takes its place wants one more package
  const parser = new XMLParser({ htmlEntities: true });
  const feed = parser.parse((await get("/blog/feed.xml")).text) as {
    feed: { entry: { title: string; id: string }[] };
  };
  expect(feed.feed.entry.map(({ title }) => title)).toContain(`On ranking ${nasty}`);
  const map = parser.parse((await get("/sitemap.xml")).text) as {
    urlset: { url: { loc: string }[] };
  };
  const addresses = map.urlset.url.map(({ loc }) => loc);
  expect(addresses).toContain("https://desk.example.com/");
  expect(addresses).toContain("https://desk.example.com/blog/public");
  const { text } = await get("/robots.txt");
  expect(text).toContain("Sitemap: https://desk.example.com/sitemap.xml");
  expect(text).toContain("Disallow: /blog-management");
});

test("an unchanged page costs nothing to ask for again, a changed one is sent again", async () => {
  for (const path of ["/blog", "/blog/public", "/blog/feed.xml", "/sitemap.xml"]) {
    const { response } = await get(path);
    expect(response.headers.get("cache-control"), path).toBe("public, no-cache");
    const tag = response.headers.get("etag") ?? "";
    expect(tag, path).toMatch(/^W\//);
    expect((await get(path, { "if-none-match": tag })).response.status, path).toBe(304);
  }
  const { response } = await get("/blog");
  await create({ slug: "newer", title: "Newer", status: "published" });
  const tag = response.headers.get("etag") ?? "";
  expect((await get("/blog", { "if-none-match": tag })).response.status).toBe(200);
});

test("a robot that reads the page counts as no reader", async () => {
  await get("/blog/bare");
  const { response, text } = await get("/api/blog/posts/slug/bare");
  expect(response.status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ viewCount: 1 });
});

test("a renamed article is found under its old address, and feed readers know it again", async () => {
  const created = await made.app.request(
    "/api/blog/posts",
    jsonRequest(
      "POST",
      { title: "Moving", slug: "before", content: "Text", status: "published" },
      { cookie: admin },
    ),
  );
  const { id } = (await created.json()) as { id: number };
  const entryId = async () =>
    /<id>(tag:[^<]*:blog\/posts\/\d+)<\/id>\s*<title>Moving/.exec(
      (await get("/blog/feed.xml")).text,
    )?.[1];
  const before = await entryId();
  expect(before).toBe(`tag:desk.example.com,2026-03-01:blog/posts/${id}`);
  const change = jsonRequest("PUT", { slug: "after" }, { cookie: admin });
  await made.app.request(`/api/blog/posts/${id}`, change);
  const { response } = await get("/blog/before");
  expect([response.status, response.headers.get("location")]).toEqual([301, "/blog/after"]);
  expect((await get("/blog/after")).response.status).toBe(200);
  expect(await entryId()).toBe(before);
});

test("a category and a tag have pages and feeds of their own, page by page without JavaScript", async () => {
  const category = await made.app.request(
    "/api/blog/categories",
    jsonRequest("POST", { name: "Fair & square", slug: "fair" }, { cookie: admin }),
  );
  const { id } = (await category.json()) as { id: number };
  for (let at = 1; at <= 15; at += 1) {
    await create({
      ...{ slug: `fair-${at}`, title: `Fair ${at}`, status: "published", categoryIds: [id] },
      ...{ tags: ["Größe"], excerpt: `About ${at}` },
    });
  }
  const page = await get("/blog/category/fair");
  expect(page.text).toContain("<title>Fair &amp; square · Blog · Resume Picker</title>");
  const site = "https://desk.example.com/blog/category/fair";
  expect(page.text).toContain(`<link rel="canonical" href="${site}" />`);
  expect(page.text).toContain('href="/blog/category/fair/feed.xml"');

  const listed = /<noscript>.*<\/noscript>/.exec(page.text)?.[0] ?? "";
  expect(listed.match(/<li/g)).toHaveLength(13);
  expect(listed).toContain('<time datetime="2026-03-01">2026-03-01</time>');
  expect(listed).toContain('<a href="/blog/category/fair?page=2">Older articles</a>');
  const second = (await get("/blog/category/fair?page=2")).text;
  expect(second).toContain(`<link rel="canonical" href="${site}?page=2" />`);
  // A page number that is too large shows the last page.
  expect((await get("/blog/category/fair?page=99")).text).toBe(second);

  const { text: feed } = await get("/blog/category/fair/feed.xml");
  expect(feed.match(/<entry>/g)).toHaveLength(15);
  expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${site}/feed.xml" />`);
  const tagged = await get("/blog/tag/grosse");
  expect(tagged.text).toContain("<title>#Größe · Blog · Resume Picker</title>");
  expect((await get("/blog/tag/no-such")).response.status).toBe(404);
  expect((await get("/blog/category/no-such")).response.status).toBe(404);
  expect((await get("/blog/category/no-such/feed.xml")).response.status).toBe(404);
});
