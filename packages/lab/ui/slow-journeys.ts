import type { BrowserContextOptions, Page } from "playwright-core";

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1440, height: 900 } };

type Action = (page: Page) => Promise<unknown>;
/** A page, and the user's actions there, in order. */
export type Journey = {
  name: string;
  device: BrowserContextOptions;
  path: string;
  /** Text that is visible once the page has loaded. */
  sign: string | RegExp;
  actions: Record<string, Action>;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
const tap =
  (name: string | RegExp): Action =>
  (page) =>
    button(name)(page).tap();
const click =
  (name: string | RegExp): Action =>
  (page) =>
    button(name)(page).click();
const press =
  (key: string): Action =>
  (page) =>
    page.keyboard.press(key);
const search = (page: Page) => page.getByRole("searchbox", { name: "Search candidates" });
const sortBy =
  (name: string): Action =>
  (page) =>
    page.getByRole("columnheader", { name }).getByRole("button").click();
const isOpen = (page: Page) => page.getByRole("heading", { name: "Score Breakdown" }).waitFor();

export const listJourneys = (path: string): Journey[] => [
  {
    name: "workspace, phone",
    device: phone,
    path,
    sign: /^Showing/,
    actions: {
      "into the search": (page) => search(page).tap(),
      "type five letters": (page) => page.keyboard.type("engin", { delay: 90 }),
      "clear the search": press("Escape"),
      "filter by must-haves": tap("No missing must-haves"),
      "filter off": tap("No missing must-haves"),
      "star a card": (page) =>
        page
          .getByRole("checkbox", { name: /^Shortlist / })
          .first()
          .tap(),
      "menu of a card": tap(/^Actions for /),
      "menu closed": press("Escape"),
      "menu of more": tap("More actions"),
      "menu of more closed": press("Escape"),
      "open a candidate": async (page) => {
        await page.getByRole("article").first().getByRole("heading").getByRole("button").tap();
        await isOpen(page);
      },
      "another part of the score": tap(/^Title Match /),
      "next candidate": tap("Next candidate"),
      decide: tap(/^Hold/),
      "close the candidate": (page) =>
        page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).tap(),
      "drawer of jobs": tap("Jobs and uploads"),
      "drawer closed": press("Escape"),
      "view of the shortlist": (page) => page.getByRole("radio", { name: /^Shortlist/ }).tap(),
      "view of the ranking": (page) => page.getByRole("radio", { name: "Ranking" }).tap(),
    },
  },
  {
    name: "workspace, desktop",
    device: desktop,
    path,
    sign: /^Showing/,
    actions: {
      "sort by years": sortBy("Years Exp"),
      "sort by name": sortBy("Candidate"),
      "sort by total": sortBy("Total"),
      "type five letters": async (page) => {
        await search(page).click();
        await page.keyboard.type("engin", { delay: 90 });
      },
      "clear the search": press("Escape"),
      "filter by must-haves": click("No missing must-haves"),
      "filter off": click("No missing must-haves"),
      "select a row": (page) =>
        page
          .getByRole("checkbox", { name: /^Select / })
          .nth(1)
          .click(),
      "selection cleared": click("Clear selection"),
      "menu of a row": click(/^Actions for /),
      "menu closed": press("Escape"),
      "open a candidate": async (page) => {
        await page.getByRole("row").nth(2).getByRole("cell").nth(3).click();
        await isOpen(page);
      },
      "another part of the score": click(/^Title Match /),
      "next by J": press("j"),
      "decide by 2": press("2"),
      "shortlist by S": press("s"),
      "CV by V": press("v"),
      "CV closed": press("v"),
      "close by Escape": press("Escape"),
      palette: press("Control+k"),
      "type in the palette": (page) => page.keyboard.type("exp", { delay: 90 }),
    },
  },
];

export const publicJourneys: Journey[] = [
  {
    name: "landing, phone",
    device: phone,
    path: "/",
    sign: "Start Now",
    actions: {
      dark: tap("Use the light theme"),
      "on to sign-up": (page) => page.getByRole("link", { name: "Start Now" }).first().tap(),
      "into a field": (page) => page.getByLabel("Username").tap(),
      "type six letters": (page) => page.keyboard.type("person", { delay: 90 }),
      "other tab": (page) => page.getByRole("tab").first().tap(),
    },
  },
  {
    name: "article, phone",
    device: phone,
    path: "/blog/a-long-read",
    sign: "A long read",
    actions: {
      light: tap("Use the light theme"),
      share: tap("Share"),
      "to the list": (page) =>
        page
          .getByRole("link", { name: /Blog|articles/i })
          .first()
          .tap(),
      search: (page) => page.getByRole("searchbox").tap(),
      "type four letters": (page) => page.keyboard.type("read", { delay: 90 }),
    },
  },
];
