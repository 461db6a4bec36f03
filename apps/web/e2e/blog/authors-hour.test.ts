import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { toastText } from "../harness/blog.ts";
import { startProduct } from "../harness/product.ts";

const product = startProduct();
const adminPage = administrator(product);

const title = (page: Page) => page.getByLabel("Title", { exact: true });
const content = (page: Page) => page.getByLabel("Content", { exact: true });
const update = async (page: Page) => {
  await page.getByRole("button", { name: "Update Post" }).click();
  await toastText(page, "Success", "Blog post updated successfully");
};
const edit = (page: Page) => page.getByRole("button", { name: "Edit" }).click();

/** Opens a page for a user who was given the author role by an admin. */
async function authorPage(): Promise<Page> {
  const admin = await adminPage("/admin");
  const page = await product.newUser();
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  await admin.request.patch(`/api/admin/users/${id}/role`, { data: { role: "author" } });
  return page;
}

test("an author's hour: nothing typed is lost, and every version and address can be found again", async () => {
  const page = await authorPage();
  await page.goto("/");
  await page.getByRole("link", { name: /Blog Management/ }).click();
  await page.getByRole("button", { name: "New Post" }).click();
  await page.waitForURL(/edit=new/);

  // Unsaved text is kept on the server, and is available on another device.
  await title(page).fill("A fair list");
  await content(page).fill("## Why\n\nNames say nothing about work.");
  await page.getByText(/Draft saved at/).waitFor();
  await expectNoBarriers(page, "editor");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByText(/Restored your unsaved draft of/).waitFor();
  expect(await content(page).inputValue()).toBe("## Why\n\nNames say nothing about work.");
  await page.getByRole("button", { name: "Create Post" }).click();
  await toastText(page, "Success", "Blog post created successfully");

  // Revise the post, compare the revisions and restore one.
  await edit(page);
  expect(await page.getByText(/Restored your unsaved draft/).count()).toBe(0);
  await content(page).fill("## Why\n\nNames say little about work.");
  await update(page);
  await edit(page);
  await page.getByRole("button", { name: "Revisions" }).click();
  const dialog = page.getByRole("dialog", { name: "Revisions" });
  await dialog.locator("ins", { hasText: "little" }).waitFor();
  await dialog.locator("del", { hasText: "nothing" }).waitFor();
  await expectNoBarriers(page, "revisions");
  await dialog.getByRole("list", { name: "Revisions" }).getByRole("button").nth(1).click();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await page.getByText("Revision restored").waitFor();
  expect(await content(page).inputValue()).toContain("nothing about work");

  // Share a preview with a colleague before the post is public.
  await page.getByRole("button", { name: "Preview link" }).click();
  const link = page.getByRole("dialog", { name: "Preview link" });
  await link.getByRole("button", { name: "Create link" }).click();
  const url = await link.getByLabel("Link", { exact: true }).inputValue();
  await expectNoBarriers(page, "preview link");
  const colleague = await product.newPage();
  await colleague.goto(new URL(url).pathname + new URL(url).search);
  await colleague.getByRole("heading", { name: "A fair list" }).waitFor();
  await colleague.getByText("This is a draft. Readers can’t see it yet.").waitFor();
  expect((await colleague.goto("/blog/a-fair-list"))?.status()).toBe(404);
  await link.getByRole("button", { name: "Close", exact: true }).click();

  // Schedule the post, then publish it immediately.
  await page.getByLabel("Schedule for").fill("2099-01-01T10:00");
  await update(page);
  await page.getByText("scheduled for Jan 01, 2099, 10:00").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await toastText(page, "Success", "Blog post published successfully");
  const feedId = async () =>
    /<entry>\s*<id>([^<]+)/.exec(await (await page.request.get("/blog/feed.xml")).text())?.[1];
  const id = await feedId();

  // Change the slug. Old links and feed readers are redirected.
  await edit(page);
  await page.getByLabel("Slug").fill("fair-lists");
  await update(page);
  const old = await page.request.get("/blog/a-fair-list", { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, "/blog/fair-lists"]);
  await colleague.goto("/blog/a-fair-list");
  await colleague.waitForURL(/\/blog\/fair-lists$/);
  await colleague.getByRole("heading", { name: "A fair list" }).waitFor();
  expect(await feedId()).toBe(id);
  await page.goto("/blog/a-fair-list");
  await page.waitForURL(/\/blog\/fair-lists$/);
});

test("an author does nothing but write: administration and others' drafts stay closed", async () => {
  const admin = await adminPage("/");
  const draft = { title: "Of the admin", slug: "of-the-admin", content: "Text." };
  const made = await admin.request.post("/api/blog/posts", { data: draft });
  const { id } = (await made.json()) as { id: number };
  const page = await authorPage();
  await page.goto("/blog-management");
  await page.getByRole("button", { name: "New Post" }).waitFor();
  expect(await page.getByText("Of the admin").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Categories" }).count()).toBe(0);
  await page.goto(`/blog-management?edit=${id}`);
  await page.getByText("This post does not exist").waitFor();
  expect((await page.request.get("/api/admin/users")).status()).toBe(403);
  expect((await page.request.delete(`/api/blog/posts/${id}`)).status()).toBe(404);
  await page.goto("/admin");
  await page.waitForURL(/\/auth\?next=%2Fadmin/);
  await page.getByText(/, who isn’t an administrator/).waitFor();
});
