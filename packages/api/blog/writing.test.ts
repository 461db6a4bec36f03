import { keptRevisions } from "@resume-picker/domain/blog/post-revision";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let now: Date;
let admin: Client;
let author: Client;
const desks: TestDesk[] = [];
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
  admin = await desk.signUp("admin");
  author = await desk.signUp("ada");
  const { id: userId } = await (await author.api()).accounts.currentUser();
  await (await admin.api()).admin.setRole({ userId, role: "author" });
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const article = { title: "On gaps", slug: "on-gaps", content: "First words." };

const draft = {
  ...{ title: "On gaps", slug: "on-gaps", excerpt: "", content: "Half a sent" },
  ...{ featuredImage: "", featuredImageAlt: "", metaTitle: "", metaDescription: "" },
  ...{ readingTime: "", isPinned: false, status: "draft" as const, scheduledAt: "" },
  ...{ categoryIds: [], tags: [] },
};

test("every saved version of an article can be read and restored, and restoring loses none", async () => {
  const api = await author.api();
  const { id } = await api.blog.create(article);
  await api.blog.update({ id, content: "Second words." });
  await api.blog.update({ id, slug: "gaps", isPinned: true });
  const listed = await api.blog.revisions({ id });
  expect(listed.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect((await api.blog.revision({ id, number: 1 })).version.content).toBe("First words.");
  const restored = await api.blog.restoreRevision({ id, number: 1 });
  expect(restored).toMatchObject({ content: "First words.", slug: "gaps", isPinned: true });
  expect((await api.blog.revision({ id, number: 2 })).version.content).toBe("Second words.");
  expect((await api.blog.revisions({ id })).length).toBe(3);
  await expect(api.blog.revision({ id, number: 9 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an article that is saved often keeps its newest versions only", async () => {
  const api = await author.api();
  const { id } = await api.blog.create(article);
  for (let at = 0; at < 60; at += 1) await api.blog.update({ id, content: `Version ${at}` });
  const listed = await api.blog.revisions({ id });
  expect(listed).toHaveLength(keptRevisions.count);
  expect((await api.blog.revision({ id, number: 61 })).version.content).toBe("Version 59");

  const long = "word ".repeat(39_000);
  for (let at = 0; at < 14; at += 1) await api.blog.update({ id, content: `${long}${at}` });
  expect((await api.blog.revisions({ id })).length).toBe(10);
});

test("an author writes and publishes their own articles, and sees no other's drafts", async () => {
  const api = await author.api();
  const others = await (await admin.api()).blog.create({ ...article, slug: "of-the-admin" });
  const { id } = await api.blog.create(article);
  expect((await api.blog.list()).items.map(({ slug }) => slug)).toEqual(["on-gaps"]);
  expect((await api.blog.publish({ id })).status).toBe("published");
  const refused = { code: "NOT_FOUND" };
  await expect(api.blog.get({ id: others.id })).rejects.toMatchObject(refused);
  await expect(api.blog.update({ id: others.id, title: "Mine" })).rejects.toMatchObject(refused);
  await expect(api.blog.bySlug({ slug: "of-the-admin" })).rejects.toMatchObject(refused);
  // Public posts of others can be read but not changed.
  await (await admin.api()).blog.publish({ id: others.id });
  expect((await api.blog.bySlug({ slug: "of-the-admin" })).id).toBe(others.id);
  await expect(api.blog.delete({ id: others.id })).rejects.toMatchObject(refused);
  for (const call of [
    () => api.admin.listUsers({}),
    () => api.blog.createCategory({ name: "Mine", slug: "mine" }),
    () => api.support.list(),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});

test("unsaved text waits on the server for its writer alone", async () => {
  const api = await author.api();
  const { id, updatedAt } = await api.blog.create(article);
  expect(await api.blog.workingCopy({ postId: id })).toBeNull();
  await api.blog.keepWorkingCopy({ postId: id, draft, baseUpdatedAt: updatedAt });
  await api.blog.keepWorkingCopy({
    postId: null,
    draft: { ...draft, title: "" },
    baseUpdatedAt: null,
  });
  const changed = { ...draft, content: "Half a sentence" };
  await api.blog.keepWorkingCopy({ postId: id, draft: changed, baseUpdatedAt: updatedAt });
  expect(await api.blog.workingCopy({ postId: id })).toMatchObject({
    draft: changed,
    baseUpdatedAt: updatedAt,
    savedAt: now,
  });
  expect((await api.blog.workingCopy({ postId: null }))?.draft.title).toBe("");
  expect(await (await admin.api()).blog.workingCopy({ postId: id })).toBeNull();
  expect((await api.blog.get({ id })).content).toBe("First words.");
  await api.blog.discardWorkingCopy({ postId: id });
  expect(await api.blog.workingCopy({ postId: id })).toBeNull();
});

test("an old address leads to a published article, and to nobody else's", async () => {
  const api = await author.api();
  const { id } = await api.blog.create(article);
  await api.blog.update({ id, slug: "never-public" });
  await api.blog.publish({ id });
  await api.blog.update({ id, slug: "gaps" });
  const visitor = await desk.visitor().api();
  expect((await visitor.blog.bySlug({ slug: "never-public" })).slug).toBe("gaps");
  await expect(visitor.blog.bySlug({ slug: "on-gaps" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const taken = { ...article, slug: "never-public" };
  await expect(api.blog.create(taken)).rejects.toMatchObject({ code: "CONFLICT" });
  await api.blog.update({ id, slug: "never-public" });
  expect((await visitor.blog.bySlug({ slug: "gaps" })).slug).toBe("never-public");
});

test("a preview link shows a draft until it expires or is replaced", async () => {
  const api = await author.api();
  const { id } = await api.blog.create(article);
  const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
  const first = tokenOf((await api.blog.createPreviewLink({ id })).url);
  const visitor = await desk.visitor().api();
  expect((await visitor.blog.preview({ token: first })).title).toBe("On gaps");
  const second = tokenOf((await api.blog.createPreviewLink({ id })).url);
  const refused = { code: "NOT_FOUND" };
  await expect(visitor.blog.preview({ token: first })).rejects.toMatchObject(refused);
  await visitor.blog.preview({ token: second });
  now = new Date("2026-03-16T12:00:00Z");
  await expect(visitor.blog.preview({ token: second })).rejects.toMatchObject(refused);
  const third = tokenOf((await api.blog.createPreviewLink({ id })).url);
  await api.blog.revokePreviewLink({ id });
  await expect(visitor.blog.preview({ token: third })).rejects.toMatchObject(refused);
});

test("the reading time is filled in and follows the text, unless the writer sets it", async () => {
  const api = await author.api();
  const { id, readingTime } = await api.blog.create({ ...article, content: "word ".repeat(700) });
  expect(readingTime).toBe(3);
  expect((await api.blog.update({ id, content: "Short." })).readingTime).toBe(1);
  await api.blog.update({ id, readingTime: 7 });
  expect((await api.blog.update({ id, content: "word ".repeat(700) })).readingTime).toBe(7);
  expect((await api.blog.update({ id, readingTime: null })).readingTime).toBe(3);
});

test("a category that doesn't exist is refused, and nothing is saved", async () => {
  const api = await author.api();
  await expect(api.blog.create({ ...article, categoryIds: [99] })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "There is no category with the id 99.",
  });
  expect((await api.blog.list()).items).toEqual([]);
});
