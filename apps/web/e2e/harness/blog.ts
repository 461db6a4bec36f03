import type { Page } from "playwright-core";

type Made = { id: number; slug: string; title: string };

/** A post by the REST call, published unless it says otherwise. */
export async function makePost(
  page: Page,
  post: { title: string; slug: string; [field: string]: unknown },
): Promise<Made> {
  const data = { content: "The text of the article.", status: "published", ...post };
  const response = await page.request.post("/api/blog/posts", { data });
  if (response.status() !== 201) throw new Error(await response.text());
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
