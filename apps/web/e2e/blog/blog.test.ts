import { expect, test } from "vitest";
import { makeCategory, makePost, toastText } from "../harness/blog.ts";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { pngFile } from "../harness/images.ts";
import { phone, startProduct } from "../harness/product.ts";

const product = startProduct();
const adminPage = administrator(product);

test("a visitor finds an article by search and category, reads it, and shares it", async () => {
  const admin = await adminPage("/blog");
  await admin.getByText("No articles found").waitFor();
  const [hiring, fairness, tools] = await Promise.all([
    makeCategory(admin, "Hiring", "hiring"),
    makeCategory(admin, "Fairness", "fairness"),
    makeCategory(admin, "Tools", "tools"),
  ]);
  const upload = await admin.request.post("/api/media/upload", {
    multipart: { image: pngFile("desk.png"), altText: "A desk" },
  });
  const { url } = (await upload.json()) as { url: string };
  await makePost(admin, { title: "Gap years", slug: "gap-years", excerpt: "Not a gap at all." });
  await makePost(admin, {
    title: "Ranking without names",
    slug: "ranking",
    excerpt: "Why we hide them.",
    isPinned: true,
    readingTime: 4,
    tags: ["ranking", "names"],
    categoryIds: [hiring, fairness, tools],
    featuredImage: url,
    featuredImageAlt: "A desk",
    content: `First **words**.\n\n## A heading\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n![A desk](${url})\n\n[Outside](https://example.com/x) and [inside](/blog/gap-years)[^1]\n\n[^1]: A note below.`,
  });
  await makePost(admin, { title: "The newest", slug: "newest", categoryIds: [hiring] });
  await makePost(admin, { title: "Secret draft", slug: "secret-draft", status: "draft" });
  await makePost(admin, { title: "Secret archive", slug: "secret-archive", status: "archived" });

  const page = await product.newPage();
  await page.goto("/blog");
  const featured = page.getByRole("article", { name: "Featured article" });
  await featured.getByRole("heading", { name: "Ranking without names" }).waitFor();
  const grid = page.getByRole("list", { name: "Articles" }).getByRole("heading");
  expect(await grid.allInnerTexts()).toEqual(["The newest", "Gap years"]);
  const chips = featured.getByRole("list", { name: "Categories" }).getByRole("listitem");
  expect(await chips.allInnerTexts()).toEqual(["Fairness", "Hiring"]);
  expect(await page.getByText("Secret").count()).toBe(0);
  await expectNoBarriers(page, "list");

  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill("NOT A GAP");
  await featured.getByRole("heading", { name: "Gap years" }).waitFor();
  await search.fill("zzz");
  await page.getByText("No articles found").waitFor();
  await page.getByRole("button", { name: "Show all articles" }).click();
  await page.getByRole("button", { name: "Hiring" }).click();
  await page.waitForURL(/\/blog\?category=hiring/);
  await featured.getByRole("heading", { name: "Ranking without names" }).waitFor();
  expect(await grid.allInnerTexts()).toEqual(["The newest"]);
  await page.reload();
  expect(await page.getByRole("button", { name: "Hiring" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await page.getByRole("button", { name: "All", exact: true }).click();

  await featured.getByRole("link").click();
  await page.waitForURL(/\/blog\/ranking$/);
  const article = page.getByRole("article");
  await article.getByRole("heading", { name: "A heading" }).waitFor();
  await article.getByText("4 min read").waitFor();
  await article.getByText("1 view", { exact: true }).waitFor();
  for (const text of ["Grace", "Hiring", "Fairness", "Tools", "#ranking", "Why we hide them."]) {
    await article.getByText(text, { exact: true }).first().waitFor();
  }
  await expect.poll(() => page.title()).toBe("Ranking without names · Resume Picker");
  expect(await article.getByRole("link", { name: "Outside" }).getAttribute("rel")).toBe(
    "noopener noreferrer",
  );
  expect(await article.getByRole("link", { name: "inside" }).getAttribute("target")).toBeNull();
  await expect
    .poll(() =>
      article
        .getByRole("img")
        .evaluateAll((all) =>
          all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
    )
    .toBe(true);
  await expectNoBarriers(page, "article");

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() =>
    Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, "share"),
  );
  await page.getByRole("button", { name: "Share" }).click();
  await toastText(page, "Link copied", "Paste it");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await page.getByText("1 view", { exact: true }).waitFor();
  await page.getByRole("link", { name: "All articles" }).click();
  await page.getByRole("heading", { name: "Blog", exact: true }).waitFor();
});

test("drafts and archived articles are not found, by visitors and users; admins may look", async () => {
  const user = await product.signedInPage("/blog-view");
  await user.getByRole("heading", { name: "Ranking without names" }).waitFor();
  expect(await user.getByText("Secret").count()).toBe(0);
  const visitor = await product.newPage();
  for (const page of [user, visitor]) {
    for (const slug of ["secret-draft", "secret-archive", "no-such-article"]) {
      const response = await page.goto(`/blog/${slug}`);
      expect(response?.status()).toBe(404);
      await page.getByRole("heading", { name: "Article Not Found" }).waitFor();
      await page
        .getByText("The article you're looking for doesn't exist or has been removed.")
        .waitFor();
    }
  }
  await visitor.goto("/blog-view");
  await visitor.waitForURL(/\/auth\?next=/);
  const admin = await adminPage("/blog/secret-draft");
  await admin.getByText("This is a draft. Readers can’t see it yet.").waitFor();
  await admin.goto("/blog/secret-archive");
  await admin.getByText("This article is archived. Readers can’t see it.").waitFor();
});

test("the blog reads well on a phone, and an article that fails can be asked for again", async () => {
  const page = await product.newPage({ viewport: phone, isMobile: true });
  await page.goto("/blog");
  await page.getByRole("heading", { name: "Ranking without names" }).waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(phone.width);
  // An aborted call would be retried automatically once the server is reachable, so it fails with a
  // 500 instead.
  await page.route("**/api/trpc/blog.bySlug**", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("link", { name: "Gap years" }).click();
  await page.getByText("The article could not be loaded").waitFor();
  await page.unroute("**/api/trpc/blog.bySlug**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { name: "Gap years" }).waitFor();
  expect(await width()).toBe(phone.width);
});

test("the first HTML has the article's data, runs under the policy, and needs no second question", async () => {
  const page = await product.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective}`),
    );
  });
  const response = await page.goto("/blog");
  const html = (await response?.text()) ?? "";
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).toContain('<meta property="og:title" content="Blog · Resume Picker" />');
  await page.getByRole("heading", { name: "Ranking without names" }).waitFor();
  expect(asked.filter((url) => url.includes("blog.cards"))).toEqual([]);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain("/blog");
});

test("an article is whole without JavaScript, in the feed, and leads on to its neighbours", async () => {
  const visitor = await product.newPage({ javaScriptEnabled: false });
  await visitor.goto("/blog");
  await visitor.getByRole("heading", { name: "Blog", level: 1 }).waitFor();
  const [featured, newest] = await visitor.getByRole("listitem").allInnerTexts();
  expect(featured).toContain("Why we hide them.");
  expect(newest).toContain("The text of the article.");
  await visitor.getByRole("link", { name: "Ranking without names" }).click();
  await visitor.waitForURL(/\/blog\/ranking$/);
  const article = visitor.getByRole("article");
  await article.getByRole("heading", { name: "A heading", level: 2 }).waitFor();
  await article.getByRole("cell", { name: "2" }).waitFor();
  await article.getByText("Why we hide them.").waitFor();
  expect(await visitor.getByText("needs JavaScript").count()).toBe(0);
  const note = await article.getByRole("link", { name: "1", exact: true }).getAttribute("href");
  expect(await article.locator(`[id="${note?.slice(1)}"]`).innerText()).toContain("A note below.");
  await visitor.getByRole("navigation", { name: "More articles" }).getByText("Gap years").click();
  await visitor.waitForURL(/\/blog\/gap-years$/);
  await visitor.getByRole("heading", { name: "Gap years", level: 1 }).waitFor();

  const feed = await (await visitor.request.get("/blog/feed.xml")).text();
  expect(feed).toContain("&lt;h2 id=&quot;heading-a-heading&quot;&gt;");
  expect(feed).toContain("<summary>The text of the article.</summary>");
  expect(feed).not.toContain("Secret");

  const page = await product.newPage();
  await page.goto("/blog/newest");
  const more = page.getByRole("navigation", { name: "More articles" });
  await more.getByRole("link", { name: "Ranking without names" }).click();
  await page.getByRole("link", { name: "Hiring" }).click();
  await page.waitForURL(/\/blog\/category\/hiring$/);
  await page.getByRole("heading", { name: "Hiring", level: 1 }).waitFor();
});

test("an article on a phone stays where it stands when the application has come", async () => {
  const placeOf = async (javaScriptEnabled: boolean) => {
    const page = await product.newPage({ viewport: phone, hasTouch: true, javaScriptEnabled });
    await page.goto("/blog/gap-years");
    const heading = page.getByRole("heading", { name: "Gap years", level: 1 });
    if (javaScriptEnabled) await page.getByRole("button", { name: "Share" }).waitFor();
    const text = page.getByRole("article").getByText("The text of the article.");
    const [above, below] = await Promise.all([heading.boundingBox(), text.boundingBox()]);
    return [above?.y, below?.y];
  };
  expect(await placeOf(true)).toEqual(await placeOf(false));
});
