import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { closeToast, makeCategory, makePost, toastText } from "../harness/blog.ts";
import { makePng, pngFile } from "../harness/images.ts";
import { startProduct } from "../harness/product.ts";

const product = startProduct();
const adminPage = administrator(product);

const item = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const titleField = (page: Page) => page.getByLabel("Title", { exact: true });
const status = (page: Page, name: string) =>
  page
    .getByRole("radiogroup", { name: "Filter by status" })
    .getByRole("radio", { name, exact: true });

test("an admin writes, publishes, filters, edits and deletes a post, told of each in the specified words", async () => {
  const page = await adminPage("/blog-management");
  await page.getByText("No blog posts found").waitFor();
  await expectNoBarriers(page, "list");

  await page.getByRole("button", { name: "New Category" }).click();
  await page.getByRole("button", { name: "Create Category" }).click();
  await page.getByText("Category name is required").waitFor();
  await page.getByText("Slug is required").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Fair Hiring!");
  expect(await page.getByLabel("Slug").inputValue()).toBe("fair-hiring");
  await page.getByLabel("Slug").fill("Fair Hiring");
  await page.getByText("Slug must contain only lowercase letters, numbers, and hyphens").waitFor();
  await page.getByLabel("Slug").fill("fair-hiring");
  await page.getByRole("button", { name: "Create Category" }).click();
  await toastText(page, "Success", "Category created successfully");
  await page.getByRole("button", { name: "Categories" }).click();
  await page.getByRole("button", { name: "Rename Fair Hiring!" }).click();
  await page.getByLabel("New name").fill("Fair hiring");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await toastText(page, "Success", "Category renamed");
  await page.getByRole("button", { name: "Rename Fair hiring" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "New Post" }).click();
  await page.getByRole("button", { name: "Create Post" }).click();
  for (const message of ["Title is required", "Slug is required", "Content is required"]) {
    await page.getByText(message, { exact: true }).waitFor();
  }
  await titleField(page).fill("What we   learned: 1,200 CVs");
  expect(await page.getByLabel("Slug").inputValue()).toBe("what-we-learned-1200-cvs");
  await page.getByLabel("Slug").fill("Not a slug");
  await page.getByText("Slug must contain only lowercase letters, numbers, and hyphens").waitFor();
  await page.getByLabel("Slug").fill("learned");
  await page.getByLabel("Excerpt").fill("In short.");
  const content = page.getByLabel("Content", { exact: true });
  await content.fill("Some ");
  await page.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("strong words");
  expect(await content.inputValue()).toBe("Some **strong words**");
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Table" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByRole("table").waitFor();
  await preview.getByText("strong words").waitFor();
  await page.getByText("By its length about 1 min.").waitFor();
  await page.getByLabel("Reading time").fill("1.5");
  await page.getByText("Reading time must be a whole number of at least 0").waitFor();
  await page.getByRole("button", { name: "Use 1 min" }).click();
  await expect.poll(() => page.getByLabel("Reading time").inputValue()).toBe("1");
  await page.getByText("50-60 characters recommended · 0 now").waitFor();
  await page.getByText("120-160 characters recommended · 0 now").waitFor();
  await page.getByLabel("Meta title").fill("Twelve hundred");
  await page.getByText("50-60 characters recommended · 14 now").waitFor();
  await page.getByRole("checkbox", { name: "Fair hiring" }).check();
  await page.getByLabel("Tags").fill("cv,");
  await page.getByRole("button", { name: "Remove cv" }).waitFor();
  await page.getByRole("checkbox", { name: "Pin as featured" }).check();
  await expectNoBarriers(page, "form");
  await page.getByRole("button", { name: "Create Post" }).click();
  await toastText(page, "Success", "Blog post created successfully");

  const post = item(page, "What we learned: 1,200 CVs");
  for (const text of ["Draft", "Pinned", "In short.", "Fair hiring", "#cv", "Grace"]) {
    await post.getByText(text).first().waitFor();
  }
  await status(page, "Published").click();
  await page.getByText("No blog posts found").waitFor();
  await status(page, "Draft").click();
  await post.getByRole("button", { name: "Publish" }).click();
  await toastText(page, "Success", "Blog post published successfully");
  await page.getByText("No blog posts found").waitFor();
  await status(page, "All").click();
  await post.getByText("Published").waitFor();
  expect(await post.getByRole("button", { name: "Publish" }).count()).toBe(0);

  await post.getByRole("button", { name: "Edit" }).click();
  await titleField(page).fill("A new title");
  expect(await page.getByLabel("Slug").inputValue()).toBe("learned");
  await page.getByLabel("Status", { exact: true }).selectOption("archived");
  await page.getByRole("button", { name: "Update Post" }).click();
  await toastText(page, "Success", "Blog post updated successfully");
  await item(page, "A new title").getByText("Archived").waitFor();

  await item(page, "A new title").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "Delete this post?" }).waitFor();
  await page.getByRole("button", { name: "Delete Post" }).click();
  await toastText(page, "Success", "Blog post deleted successfully");
  await page.getByText("No blog posts found").waitFor();
});

test("when the server fails, the writer reads what failed and keeps the text", async () => {
  const page = await adminPage("/blog-management");
  const { id } = await makePost(page, {
    title: "Kept",
    slug: `kept-${Date.now()}`,
    status: "draft",
  });
  await page.reload();
  const fail = (call: string) =>
    page.route(`**/api/trpc/${call}*`, (route) => route.fulfill({ status: 500, body: "{}" }));
  for (const call of ["create", "update", "publish", "delete", "createCategory"]) {
    await fail(`blog.${call}`);
  }
  await item(page, "Kept").getByRole("button", { name: "Publish" }).click();
  await toastText(page, "Error", "Failed to publish blog post");
  await item(page, "Kept").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete Post" }).click();
  await toastText(page, "Error", "Failed to delete blog post");
  await page.getByRole("button", { name: "New Category" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Lost");
  await page.getByRole("button", { name: "Create Category" }).click();
  await toastText(page, "Error", "Failed to create category");
  await page.getByRole("button", { name: "Cancel" }).click();

  await item(page, "Kept").getByRole("button", { name: "Edit" }).click();
  await titleField(page).fill("Kept and changed");
  await page.getByRole("button", { name: "Update Post" }).click();
  await toastText(page, "Error", "Failed to update blog post");
  expect(await titleField(page).inputValue()).toBe("Kept and changed");
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "New Post" }).click();
  await titleField(page).fill("Half written");
  await page.getByLabel("Content", { exact: true }).fill("A precious text.");
  await page.getByRole("button", { name: "Create Post" }).click();
  await toastText(page, "Error", "Failed to create blog post");
  await page.unrouteAll();

  // Neither a reload nor an expired session loses the text.
  await page.reload();
  await page.getByText(/Restored your unsaved draft of/).waitFor();
  expect(await page.getByLabel("Content", { exact: true }).inputValue()).toBe("A precious text.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Create Post" }).click();
  await page.waitForURL(/\/auth\?next=/);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/blog-management\?edit=/);
  expect(await page.getByLabel("Content", { exact: true }).inputValue()).toBe("A precious text.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => titleField(page).inputValue()).toBe("");
  await page.getByRole("button", { name: "Cancel" }).click();
  await item(page, "Kept").waitFor();
  await page.request.delete(`/api/blog/posts/${id}`);
});

test("two admins who edit the same post are told, and neither text is lost unasked", async () => {
  const page = await adminPage("/");
  const { id } = await makePost(page, { title: "Shared", slug: `shared-${Date.now()}` });
  await page.goto(`/blog-management?edit=${id}`);
  await titleField(page).fill("Mine");
  await page.request.put(`/api/blog/posts/${id}`, { data: { title: "Theirs" } });
  await page.getByRole("button", { name: "Update Post" }).click();
  await toastText(page, "Error", "Failed to update blog post");
  await page.getByText("while you were editing it, on").waitFor();
  expect(await titleField(page).inputValue()).toBe("Mine");
  await page.getByRole("button", { name: "Use their version" }).click();
  await expect.poll(() => titleField(page).inputValue()).toBe("Theirs");

  await titleField(page).fill("Mine again");
  await page.request.put(`/api/blog/posts/${id}`, { data: { excerpt: "Theirs again" } });
  await page.getByRole("button", { name: "Update Post" }).click();
  await page.getByRole("button", { name: "Keep my text" }).click();
  await page.getByRole("button", { name: "Update Post" }).click();
  await toastText(page, "Success", "Blog post updated successfully");
  await item(page, "Mine again").waitFor();

  const taken = `other-${Date.now()}`;
  await makePost(page, { title: "Other", slug: taken });
  await item(page, "Mine again").getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Slug").fill(taken);
  await page.getByRole("button", { name: "Update Post" }).click();
  await page.getByText("Another post has this slug. Choose a different one.").first().waitFor();

  await page.goto("/blog-management?edit=new");
  await page.getByRole("button", { name: "Create Post" }).waitFor();

  await titleField(page).fill(taken);
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(`${taken}-2`);
});

test("images are uploaded, refused in the specified words, described, and deleted with notice", async () => {
  const page = await adminPage("/blog-management?edit=new");
  const featured = page.getByLabel("Featured image", { exact: true });
  const refusals: [string, string, { name: string; mimeType: string; buffer: Buffer }[]][] = [
    [
      "Invalid file type",
      "Please select an image file (JPEG, PNG, GIF, WebP)",
      [
        { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
        { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
        pngFile(
          "svg.png",
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        ),
        pngFile("polyglot.png", Buffer.concat([makePng(20, 20), Buffer.from("<html><script>")])),
      ],
    ],
    [
      "File too large",
      "Please select an image smaller than 5MB",
      [pngFile("big.png", Buffer.alloc(5 * 1024 * 1024 + 1))],
    ],
    [
      "Upload failed",
      "Failed to upload image. Please try again.",
      [pngFile("bomb.png", makePng(60_000, 60_000))],
    ],
  ];
  for (const [title, text, files] of refusals) {
    for (const file of files) {
      await featured.setInputFiles(file);
      await toastText(page, title, text);
      await closeToast(page, title);
    }
  }
  await featured.setInputFiles(pngFile("desk.png"));
  await toastText(page, "Image uploaded successfully", "Your featured image has been set");

  await titleField(page).fill("With images");
  const content = page.getByLabel("Content", { exact: true });
  await content.fill("Look:\n\n");
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], "dropped.png", { type: "image/png" }));
    return data;
  }, makePng(300, 200).toString("base64"));
  await content.dispatchEvent("drop", { dataTransfer: transfer });
  await expect
    .poll(() => content.inputValue())
    .toMatch(/!\[\]\(\/media\/[0-9a-f]{32}-300x200\.webp\)/);
  await page.getByLabel("Status", { exact: true }).selectOption("published");
  await page.getByRole("button", { name: "Create Post" }).click();
  await page.getByText("Describe the featured image (alt text) before you publish").waitFor();
  await page.getByLabel("Image alt text").fill("A desk");
  await page.getByText("Give every image in the text an alt text before you publish").waitFor();
  await content.fill((await content.inputValue()).replace("![]", "![A grey picture]"));
  await page
    .getByRole("region", { name: "Preview" })
    .getByRole("img", { name: "A grey picture" })
    .waitFor();
  await page.getByRole("button", { name: "Create Post" }).click();
  await toastText(page, "Success", "Blog post created successfully");

  await item(page, "With images").getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "From the library" }).click();
  await page.getByRole("button", { name: "Use dropped.png" }).click();
  await page.getByRole("button", { name: "Library", exact: true }).click();
  await page.getByRole("button", { name: "Use desk.png" }).click();
  await expect
    .poll(
      async () =>
        (await page.getByLabel("Content", { exact: true }).inputValue()).split("![").length - 1,
    )
    .toBe(2);
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Images" }).click();
  await page.getByRole("button", { name: "Delete dropped.png" }).click();
  await page.getByText("One post loses this image:").waitFor();
  await page.getByRole("list", { name: "Affected posts" }).getByText("With images").waitFor();
  await page.getByRole("button", { name: "Delete Image" }).click();
  await toastText(page, "Success", "Image deleted successfully");
  const images = page.getByRole("dialog", { name: "Images" });
  await images.getByRole("button", { name: "Close", exact: true }).last().click();

  await makeCategory(page, "Doomed", "doomed");
  const posts = (await (await page.request.get("/api/blog/posts")).json()) as {
    id: number;
    title: string;
  }[];
  const { id = 0 } = posts.find(({ title }) => title === "With images") ?? {};
  const categories = (await (await page.request.get("/api/blog/categories")).json()) as {
    id: number;
    name: string;
  }[];
  const categoryIds = categories
    .filter(({ name }) => name === "Doomed")
    .map((category) => category.id);
  await page.request.put(`/api/blog/posts/${id}`, { data: { categoryIds } });
  await page.goto("/blog-management");
  await page.getByRole("button", { name: "Categories" }).click();
  await page.getByRole("button", { name: "Delete Doomed" }).click();
  await page.getByText("One post loses this category:").waitFor();
  await page.getByRole("button", { name: "Delete Category" }).click();
  await toastText(page, "Success", "Category deleted successfully");
});

test("a scheduled draft says when it publishes itself, and only a time to come is taken", async () => {
  const page = await adminPage("/blog-management?edit=new");
  await titleField(page).fill("Later");
  await page.getByLabel("Content", { exact: true }).fill("Text.");
  await page.getByLabel("Schedule for").fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Create Post" }).click();
  await page.getByText("Choose a future time, or publish the post now").waitFor();
  await page.getByLabel("Schedule for").fill("2099-01-01T10:00");
  await page.getByRole("button", { name: "Create Post" }).click();
  await item(page, "Later").getByText("scheduled for Jan 01, 2099, 10:00").waitFor();
});

test("a user who is no admin is turned away, and told why", async () => {
  await adminPage("/");
  for (const page of [await product.signedInPage("/blog-management"), await product.newPage()]) {
    if (page.url() === "about:blank") await page.goto("/blog-management");
    await toastText(page, "Access Denied", "Blog management is restricted to administrators only.");
    expect(new URL(page.url()).pathname).toBe("/");
  }
});
