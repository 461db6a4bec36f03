import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { Product } from "./product.ts";

const admin = { username: "admin", password: "correct horse" };

/** A page of the administrator: the first call on a fresh server makes the account. */
export async function adminPage(
  product: Product,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await product.newPage(options);
  const login = await page.request.post("/api/login", { data: admin });
  if (!login.ok()) {
    const profile = { email: "admin@example.com", firstName: "Grace", lastName: "Hopper" };
    const made = await page.request.post("/api/register", { data: { ...admin, ...profile } });
    expect(((await made.json()) as { role: string }).role).toBe("admin");
  }
  await page.goto(path);
  return page;
}

type Made = { id: number; slug: string; title: string };

/** A post by the REST call, published unless it says otherwise. */
export async function makePost(
  page: Page,
  post: { title: string; slug: string; [field: string]: unknown },
): Promise<Made> {
  const data = { content: "The text of the article.", status: "published", ...post };
  const response = await page.request.post("/api/blog/posts", { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Made;
}

export async function makeCategory(page: Page, name: string, slug: string): Promise<number> {
  const response = await page.request.post("/api/blog/categories", { data: { name, slug } });
  return ((await response.json()) as { id: number }).id;
}

/** Waits for a toast of these words. */
export function toastText(page: Page, title: string, description: string) {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title });
  return toast.filter({ hasText: description }).first().waitFor();
}

/** Closes the toast of this title; a screen may have a button of the same name. */
export function closeToast(page: Page, title: string) {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title });
  return toast.getByRole("button", { name: "Close" }).last().click();
}
