import { afterAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let admin: Api;
let user: Client;
let visitor: Client;
let now: Date;
const desks: TestDesk[] = [];
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
  admin = await (await desk.signUp("ada")).api();
  user = await desk.signUp("ben");
  visitor = desk.visitor();
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const post = { title: "On ranking", slug: "on-ranking", content: "Text." };
const actions = () =>
  desk.parts.db.$client
    .prepare("select action from user_actions where action like 'blog.%' order by id")
    .pluck()
    .all();
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

const adminCalls: Record<string, (api: Api) => Promise<unknown>> = {
  get: (api) => api.blog.get({ id: 1 }),
  create: (api) => api.blog.create({ ...post, slug: "other" }),
  update: (api) => api.blog.update({ id: 1, title: "Mine now" }),
  publish: (api) => api.blog.publish({ id: 1 }),
  delete: (api) => api.blog.delete({ id: 1 }),
  createCategory: (api) => api.blog.createCategory({ name: "X", slug: "x" }),
  listAffectedByCategory: (api) => api.blog.listAffectedByCategory({ id: 1 }),
  deleteCategory: (api) => api.blog.deleteCategory({ id: 1 }),
  upload: (api) => api.media.upload(new FormData()),
  listMedia: (api) => api.media.list(),
  listAffectedByMedia: (api) => api.media.listAffected({ id: 1 }),
  deleteMedia: (api) => api.media.delete({ id: 1 }),
};
test.each(Object.entries(adminCalls))("%s is the admins' alone", async (_name, call) => {
  await admin.blog.create(post);
  await expect(call(await user.api())).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(call(await visitor.api())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await admin.blog.list()).items).toMatchObject([{ title: "On ranking", status: "draft" }]);
});

test("drafts, archived and future posts are invisible to all but admins, whatever is asked for", async () => {
  await admin.blog.create({ ...post, slug: "draft" });
  await admin.blog.create({ ...post, slug: "archived", status: "archived" });
  await admin.blog.create({ ...post, slug: "public", status: "published" });
  const scheduledAt = new Date(now.getTime() + 60_000);
  await admin.blog.create({ ...post, slug: "soon", scheduledAt });
  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug).sort();
  for (const client of [user, visitor]) {
    const api = await client.api();
    for (const status of [undefined, "all", "draft", "archived", "published"] as const) {
      expect(slugs((await api.blog.list({ status })).items)).toEqual(["public"]);
    }
    expect(slugs(await api.blog.cards())).toEqual(["public"]);
    for (const slug of ["draft", "archived", "soon", "no-such"]) {
      await expect(api.blog.bySlug({ slug })).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: "Blog post not found",
      });
    }
  }
  expect(slugs((await admin.blog.list()).items)).toEqual(["archived", "draft", "public", "soon"]);
  expect(slugs((await admin.blog.list({ status: "draft" })).items)).toEqual(["draft", "soon"]);
  expect(slugs(await admin.blog.cards())).toEqual(["public"]);
  expect((await admin.blog.bySlug({ slug: "draft" })).status).toBe("draft");

  later(60_000);
  const api = await visitor.api();
  expect(slugs(await api.blog.cards())).toEqual(["public", "soon"]);
  expect(await api.blog.bySlug({ slug: "soon" })).toMatchObject({
    status: "published",
    publishedAt: scheduledAt,
  });
  expect(slugs((await admin.blog.list({ status: "draft" })).items)).toEqual(["draft"]);
});

test("a post that its schedule has published can be taken back, and is not published again", async () => {
  const scheduledAt = new Date(now.getTime() + 60_000);
  const { id } = await admin.blog.create({ ...post, scheduledAt });
  later(120_000);
  expect((await admin.blog.get({ id })).status).toBe("published");
  expect((await admin.blog.update({ id, status: "draft", scheduledAt })).status).toBe("draft");
  await expect((await visitor.api()).blog.bySlug({ slug: post.slug })).rejects.toThrow();
  const again = await admin.blog.publish({ id });
  expect(again).toMatchObject({ status: "published", publishedAt: now });
});

test("a post bears its author, its categories and the defaults", async () => {
  const category = await admin.blog.createCategory({ name: "Hiring", slug: "hiring" });
  const created = await admin.blog.create({ ...post, categoryIds: [category.id] });
  expect(created).toMatchObject({
    status: "draft",
    viewCount: 0,
    isPinned: false,
    tags: [],
    publishedAt: null,
    author: { firstName: "ada", lastName: "Tester", username: "ada" },
    categories: [{ name: "Hiring", slug: "hiring" }],
  });
  const updated = await admin.blog.update({ id: created.id, title: "New", tags: ["a", "a", "b"] });
  expect(updated).toMatchObject({ title: "New", content: "Text.", tags: ["a", "b"] });
  expect(updated.categories).toHaveLength(1);
  expect((await admin.blog.update({ id: created.id, categoryIds: [] })).categories).toEqual([]);
});

test.each([
  [{ title: "  " }, "Title is required"],
  [{ content: "\n " }, "Content is required"],
  [{ slug: "" }, "Slug is required"],
  [{ slug: "Über Uns" }, "Slug must contain only lowercase letters, numbers, and hyphens"],
  [{ readingTime: -1 }, "Reading time must be a whole number of at least 0"],
  [{ readingTime: 1.5 }, "Reading time must be a whole number of at least 0"],
  [
    { featuredImage: "javascript:alert(1)" },
    "The image must be an address that begins with / or https://",
  ],
])("a post with %j is refused: %s", async (change, message) => {
  await expect(admin.blog.create({ ...post, ...change })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message,
  });
});

test("a category without a name, or with the name or slug of another, is refused", async () => {
  await expect(admin.blog.createCategory({ name: " ", slug: "a" })).rejects.toThrow(
    "Category name is required",
  );
  await expect(admin.blog.createCategory({ name: "A", slug: "A b" })).rejects.toThrow(
    "Slug must contain only lowercase letters, numbers, and hyphens",
  );
  await admin.blog.createCategory({ name: "Hiring", slug: "hiring" });
  for (const category of [
    { name: "hiring", slug: "other" },
    { name: "Other", slug: "hiring" },
  ]) {
    await expect(admin.blog.createCategory(category)).rejects.toMatchObject({ code: "CONFLICT" });
  }
});

test("a list shows the first words of a post that nobody wrote an excerpt of", async () => {
  const write = (slug: string, fields: object) =>
    admin.blog.create({ ...post, ...fields, slug, content: text, status: "published" });
  const text = `# A heading\n\n**First** words. ${"More of them. ".repeat(400)}`;
  await write("plain", {});
  await write("own", { excerpt: "In my own words." });
  const excerpts = new Map((await admin.blog.cards()).map(({ slug, excerpt }) => [slug, excerpt]));
  expect(excerpts.get("own")).toBe("In my own words.");
  expect(excerpts.get("plain")).toMatch(/^First words\. More of them\. .{100,180}…$/);
  // The stored excerpt is unchanged.
  expect((await admin.blog.list()).items.find(({ slug }) => slug === "plain")?.excerpt).toBeNull();
});

test("two posts can't have one slug", async () => {
  await admin.blog.create(post);
  const other = await admin.blog.create({ ...post, slug: "other" });
  for (const call of [
    admin.blog.create(post),
    admin.blog.update({ id: other.id, slug: post.slug }),
  ]) {
    await expect(call).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { issues: [{ path: "slug" }] },
    });
  }
  expect((await admin.blog.update({ id: other.id, slug: "other" })).slug).toBe("other");
});

test("of two admins who edit one post, the second is told instead of overwriting the first", async () => {
  const opened = await admin.blog.create(post);
  const first = await admin.blog.update({
    id: opened.id,
    title: "First",
    expectedUpdatedAt: opened.updatedAt,
  });
  // The clock is fixed, but two saves in one millisecond are still distinguished.
  await expect(
    admin.blog.update({ id: opened.id, title: "Second", expectedUpdatedAt: opened.updatedAt }),
  ).rejects.toMatchObject({ code: "CONFLICT", message: /Somebody else saved this post/ });
  expect((await admin.blog.get({ id: opened.id })).title).toBe("First");
  const mine = { id: opened.id, title: "Second", expectedUpdatedAt: first.updatedAt };
  expect((await admin.blog.update(mine)).title).toBe("Second");
});

test("a view counts once in a session, and never the author's own or one of a draft", async () => {
  const { id } = await admin.blog.create({ ...post, status: "published" });
  const read = async (client: Client) => (await client.api()).blog.bySlug({ slug: post.slug });
  expect((await admin.blog.bySlug({ slug: post.slug })).viewCount).toBe(0);
  expect((await read(visitor)).viewCount).toBe(1);
  expect((await read(visitor)).viewCount).toBe(1);
  expect((await read(user)).viewCount).toBe(2);
  expect((await read(user)).viewCount).toBe(2);
  expect((await read(desk.visitor())).viewCount).toBe(3);
  const before = (await admin.blog.get({ id })).updatedAt;
  await admin.blog.update({ id, status: "draft" });
  await admin.blog.bySlug({ slug: post.slug });
  expect((await admin.blog.get({ id })).viewCount).toBe(3);
  expect(before).toEqual(now);
  const cookie = visitor.setCookieHeaders.at(-1) ?? "";
  expect(cookie).toMatch(/^resume_picker_read=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("publishing needs words for every image", async () => {
  const featuredImage = "/media/a.webp";
  const { id } = await admin.blog.create({ ...post, featuredImage });
  await expect(admin.blog.publish({ id })).rejects.toThrow("Describe the featured image");
  await expect(admin.blog.update({ id, status: "published" })).rejects.toThrow("alt text");
  const soon = new Date(now.getTime() + 1000);
  await expect(admin.blog.update({ id, scheduledAt: soon })).rejects.toThrow("alt text");
  await admin.blog.update({ id, featuredImageAlt: "A desk", content: "![](/media/b.webp)" });
  await expect(admin.blog.publish({ id })).rejects.toThrow("Give every image in the text");
  await admin.blog.update({ id, content: "![Another desk](/media/b.webp)" });
  expect((await admin.blog.publish({ id })).status).toBe("published");
});

test("what happens on the blog is in the records, and nothing invented", async () => {
  const { id } = await admin.blog.create(post);
  await admin.blog.createCategory({ name: "Hiring", slug: "hiring" });
  await admin.blog.update({ id, title: "New" });
  await admin.blog.publish({ id });
  const api = await visitor.api();
  await api.blog.bySlug({ slug: post.slug });
  await api.blog.recordEvent({ event: "share", slug: post.slug });
  await api.blog.recordEvent({ event: "category-filter", slug: "hiring" });
  await api.blog.recordEvent({ event: "share", slug: "no-such" });
  await api.blog.recordEvent({ event: "category-filter", slug: "no-such" });
  await admin.blog.delete({ id });
  expect(actions()).toEqual([
    "blog.create",
    "blog.update",
    "blog.publish",
    "blog.view",
    "blog.share",
    "blog.category-filter",
    "blog.delete",
  ]);
});

test("a category in use says which posts it would leave, and they stay", async () => {
  const { id } = await admin.blog.createCategory({ name: "Hiring", slug: "hiring" });
  await admin.blog.create({ ...post, categoryIds: [id] });
  expect(await admin.blog.listAffectedByCategory({ id })).toEqual(["On ranking"]);
  await expect(admin.blog.deleteCategory({ id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: /used by a post: “On ranking”/,
  });
  await admin.blog.deleteCategory({ id, evenIfUsed: true });
  expect((await admin.blog.list()).items).toMatchObject([{ title: "On ranking", categories: [] }]);
  expect(await admin.blog.listCategories()).toEqual([]);
  await expect(admin.blog.deleteCategory({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
