import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateReadingTime } from "./reading-time.ts";
import { freeSlug, isSlug, makeSlug } from "./slug.ts";
import { hasImageWithoutAlt, imageSources, readMediaUrl } from "./image-rules.ts";
import { featurePost, filterPosts, pageOfPosts } from "./select-posts.ts";
import { summarize } from "./summarize.ts";
import { asOf, isPublic } from "./visibility.ts";

test.each([
  ["Hello, World!", "hello-world"],
  ["  How we read 1,000 CVs — a report ", "how-we-read-1000-cvs-a-report"],
  ["Node.js -- & -- Deno", "nodejs-deno"],
  ["Été à Zürich", "ete-a-zurich"],
  ["Straße und Größe über Łódź", "strasse-und-grosse-uber-lodz"],
  ["Smørrebrød, Æsir, Đurić & Þór™", "smorrebrod-aesir-duric-thortm"],
  ["!!!", ""],
])("the title %j becomes the slug %j", (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});

test("whatever the title, its slug is valid or empty, and stays itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (title) => {
      const slug = makeSlug(title);
      expect(slug === "" || isSlug(slug)).toBe(true);
      expect(makeSlug(slug)).toBe(slug);
      expect(slug).not.toContain("--");
    }),
  );
});

test("a post is public when published or when its schedule has come, and never when archived", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const past = new Date("2026-03-01T12:00:00Z");
  const future = new Date("2026-03-01T12:00:00.001Z");
  const post = { publishedAt: null, scheduledAt: null };
  expect(isPublic({ ...post, status: "published" }, now)).toBe(true);
  expect(isPublic({ ...post, status: "published", scheduledAt: future }, now)).toBe(true);
  expect(isPublic({ ...post, status: "draft" }, now)).toBe(false);
  expect(isPublic({ ...post, status: "draft", scheduledAt: past }, now)).toBe(true);
  expect(isPublic({ ...post, status: "draft", scheduledAt: future }, now)).toBe(false);
  expect(isPublic({ ...post, status: "archived", scheduledAt: past }, now)).toBe(false);
  expect(asOf({ ...post, status: "draft", scheduledAt: past }, now)).toEqual({
    status: "published",
    publishedAt: past,
    scheduledAt: past,
  });
});

test("reading time is proposed from the words, not from addresses", () => {
  expect(estimateReadingTime("")).toBe(0);
  expect(estimateReadingTime("One line.")).toBe(1);
  expect(estimateReadingTime("word ".repeat(1190))).toBe(5);
  expect(estimateReadingTime(`[a](https://example.com/${"long-word/".repeat(4000)})`)).toBe(1);
});

const card = (title: string, more: object = {}) => ({
  title,
  excerpt: null,
  isPinned: false,
  tags: [] as string[],
  categories: [] as {
    id: number;
    name: string;
    slug: string;
    description: null;
    createdAt: Date;
  }[],
  ...more,
});

test("search looks into title, excerpt and tags whatever the case, chips at the category's slug", () => {
  const hiring = [
    { id: 1, name: "Hiring", slug: "hiring", description: null, createdAt: new Date() },
  ];
  const posts = [
    card("On Ranking"),
    card("Other", { excerpt: "How RANKING works", categories: hiring }),
    card("Third", { excerpt: "Nothing here", tags: ["Fairness"] }),
  ];
  const titles = (search: string, category?: string) =>
    filterPosts(posts, { search, category }).map(({ title }) => title);
  expect(titles(" ranking ")).toEqual(["On Ranking", "Other"]);
  expect(titles("", "hiring")).toEqual(["Other"]);
  expect(titles("third", "hiring")).toEqual([]);
  expect(titles("fairness")).toEqual(["Third"]);
});

test("search finds words without their accents, and with others", () => {
  const posts = [card("Straße nach Größe"), card("Muller", { tags: ["café"] })];
  const titles = (search: string) => filterPosts(posts, { search }).map(({ title }) => title);
  expect(titles("strasse")).toEqual(["Straße nach Größe"]);
  expect(titles("GROSSE")).toEqual(["Straße nach Größe"]);
  expect(titles("Müller")).toEqual(["Muller"]);
  expect(titles("cafe")).toEqual(["Muller"]);
  expect(filterPosts(posts, { tag: "CAFE" })).toHaveLength(1);
  expect(filterPosts(posts, { tag: "caf" })).toEqual([]);
});

test("every article is on exactly one page, the featured one first", () => {
  const posts = Array.from({ length: 30 }, (_, at) => card(`${at}`, { isPinned: at === 20 }));
  const pages = [1, 2, 3].map((page) => pageOfPosts(posts, page));
  expect(pages.map((one) => one.posts.length)).toEqual([13, 13, 4]);
  expect(pages[0]?.posts[0]?.title).toBe("20");
  expect(new Set(pages.flatMap((one) => one.posts)).size).toBe(30);
  expect(pageOfPosts(posts, 9)).toEqual(pages[2]);
  expect(pageOfPosts([], 1)).toEqual({ page: 1, pages: 1, posts: [] });
});

test("the first pinned article is featured, otherwise the first", () => {
  const posts = [card("a"), card("b", { isPinned: true }), card("c", { isPinned: true })];
  expect(featurePost(posts).featured?.title).toBe("b");
  expect(featurePost(posts).rest.map(({ title }) => title)).toEqual(["a", "c"]);
  expect(featurePost([card("a"), card("b")]).featured?.title).toBe("a");
  expect(featurePost([]).featured).toBeUndefined();
});

test("an image's address tells its size, and no other address passes for one", () => {
  const name = `${"a".repeat(32)}-1600x900.webp`;
  expect(readMediaUrl(`/media/${name}`)).toEqual({ name, width: 1600, height: 900 });
  expect(imageSources({ name, width: 1600, height: 900 }).map(({ width }) => width)).toEqual([
    480, 960, 1600,
  ]);
  for (const url of ["/media/../x", `//media/${name}`, `https://example.com/media/${name}`, ""]) {
    expect(readMediaUrl(url)).toBeNull();
  }
});

test("an image without alt text in the Markdown is found", () => {
  expect(hasImageWithoutAlt("Text ![](/media/a.webp)")).toBe(true);
  expect(hasImageWithoutAlt("Text ![ ][ref]")).toBe(true);
  expect(hasImageWithoutAlt("Text ![A desk](/media/a.webp) and [](x)")).toBe(false);
});

test.each([
  ["- [ ] open\n- [x] done\n1. first", "open done first"],
  ["A note[^1].\n\n[^1]: Below.", "A note."],
  ["See [the paper](https://example.com/a_(b)) here.\n\n[ref]: /x", "See the paper here."],
  ["<script>alert(1)</script>\n\nText<br>goes on", "Text goes on"],
  ["| Part | Weight |\n|---|--:|\n| Skills | 50 % |", "Part Weight Skills 50 %"],
])("the summary of %j has no mark of Markdown that a reader wouldn't see", (content, summary) => {
  expect(summarize(content, 160)).toBe(summary);
});

test("a summary is plain words and ends at the end of one", () => {
  const content =
    "# Title\n\nSome **bold** [link](https://example.com) and ![x](/y)\n\n```js\ncode\n```";
  expect(summarize(content, 160)).toBe("Some bold link and");
  expect(summarize("# Only\n\n## Headings", 160)).toBe("Only Headings");
  expect(summarize("word ".repeat(100), 20)).toBe("word word word…");
  expect(summarize("x".repeat(100), 20)).toHaveLength(20);
});

test.each([
  { slug: "on-ranking", taken: [], free: "on-ranking" },
  { slug: "on-ranking", taken: ["on-ranking"], free: "on-ranking-2" },
  { slug: "on-ranking", taken: ["on-ranking", "on-ranking-2"], free: "on-ranking-3" },
  { slug: "", taken: [""], free: "" },
])("$slug beside $taken: $free", ({ slug, taken, free }) => {
  expect(freeSlug(slug, new Set(taken))).toBe(free);
});
