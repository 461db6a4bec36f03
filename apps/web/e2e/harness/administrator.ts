import type { BrowserContextOptions, Cookie, Page } from "playwright-core";
import type { Product, Profile } from "./product.ts";

const graceHopper = { username: "admin", firstName: "Grace", lastName: "Hopper" };

/**
 * Opens pages for the administrator of a fresh server. The first page creates the account, which is
 * the server's first.
 */
export function administrator(product: Product, profile: Partial<Profile> = graceHopper) {
  let cookies: Cookie[] | undefined;
  return async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await (cookies ? product.newPage(options) : product.newUser(options, profile));
    if (cookies) await page.context().addCookies(cookies);
    else cookies = await page.context().cookies();
    await page.goto(path);
    return page;
  };
}
