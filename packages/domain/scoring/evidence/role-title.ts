import { comparableTitle } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";

type Titled = { readonly title: string | null };

/** Goes with the role, so that no text of a CV stays when the CV has gone. */
const read = new WeakMap<Titled, ComparableTitle>();

/** What a role's title says, read once however many demands ask for it; null without a title. */
export function titleOfRole(role: Titled): ComparableTitle | null {
  if (role.title === null) return null;
  const known = read.get(role);
  if (known !== undefined) return known;
  const title = comparableTitle(role.title);
  read.set(role, title);
  return title;
}
