import type { Page } from "playwright-core";

type Made = { id: number; slug: string; title: string };

/** Creates a post over REST, published by default. */
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

/** Waits for a toast with this title and description. */
export function toastText(page: Page, title: string, description: string) {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title });
  return toast.filter({ hasText: description }).first().waitFor();
}

/** Closes the toast with this title. The screen may have another button of the same name. */
export function closeToast(page: Page, title: string) {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title });
  return toast.getByRole("button", { name: "Close" }).last().click();
}
