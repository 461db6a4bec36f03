import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { RunningServer } from "@resume-picker/web/e2e/harness/server.ts";
import { placePayloads } from "./place-payloads.ts";
import type { Batch } from "./place-payloads.ts";
import type { Fixture } from "./sanitizer-fixtures.ts";

export type XssOutcome = {
  payloads: number;
  fixtures: number;
  pages: number;
  /** Payloads that ran, by number or kind. */
  executions: string[];
  /** Violations of the Content-Security-Policy, and requests to other sites. */
  violations: string[];
  /** Elements and attributes that no payload should produce, and fixtures that failed. */
  leftovers: string[];
};

/** Shows every payload in every place in a real browser, and records the effects. */
export async function tryPayloads(
  { browser, server }: { browser: Browser; server: RunningServer },
  { payloads, fixtures }: { payloads: readonly string[]; fixtures: readonly Fixture[] },
): Promise<XssOutcome> {
  const outcome: XssOutcome = {
    payloads: payloads.length,
    fixtures: fixtures.length,
    pages: 0,
    executions: [],
    violations: [],
    leftovers: [],
  };
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  await watch(context, server.url, outcome);
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    outcome.executions.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  try {
    const batches = await placePayloads(page, join(server.dataDir, "app.db"), {
      payloads,
      fixtures,
    });
    await checkFirstHtml(page, batches, outcome);
    await visit(page, outcome, { path: "/blog", text: "batch 0 " });
    await visit(page, outcome, {
      path: `/blog?q=${encodeURIComponent(payloads[0] ?? "")}`,
      text: "Blog",
    });
    await visit(page, outcome, { path: "/blog-management", text: "batch 0 " });
    for (const batch of batches) {
      await visit(page, outcome, { path: `/blog/${batch.slug}`, text: "end of batch" });
      await visit(page, outcome, { path: `/jobs/${batch.jobId}/editor`, text: "end of batch" });
    }
    for (const batch of batches) {
      if (batch.candidateName === null) continue;
      const path = `/jobs/${batch.candidateJobId}?candidate=${batch.candidateId}`;
      await visit(page, outcome, { path, text: "end of batch" });
    }
    await visit(page, outcome, { path: `/jobs/${batches[0]?.jobId ?? 0}`, text: "batch 0 " });
    await tryFixtures(page, outcome, fixtures);
    await tryWatch(page, outcome);
  } finally {
    await context.close();
  }
  return outcome;
}

async function watch(context: BrowserContext, ownUrl: string, outcome: XssOutcome): Promise<void> {
  await context.exposeFunction("__xss", (number: unknown) =>
    outcome.executions.push(`payload ${String(number)}`),
  );
  await context.exposeFunction("X", () => outcome.executions.push("a disguised payload"));
  await context.exposeFunction("__violation", (text: string) => outcome.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, "__violation");
      if (typeof report !== "function") return;
      Reflect.apply(report, undefined, [`${violatedDirective} ${blockedURI}`]);
    });
  });
  context.on("request", (request) => {
    if (!request.url().startsWith(ownUrl) && !/^(?:data|blob):/.test(request.url())) {
      outcome.violations.push(`asked ${request.url()}`);
    }
  });
  context.on("page", (opened) => {
    if (opened.url() !== "about:blank") outcome.executions.push(`opened ${opened.url()}`);
  });
}

/** Proves that the detection works, by planting payloads that must be noticed. */
async function tryWatch(page: Page, outcome: XssOutcome): Promise<void> {
  const before = { executions: outcome.executions.length, violations: outcome.violations.length };
  await page.evaluate(() => {
    const planted = document.createElement("div");
    planted.innerHTML = '<img src="/no-such-image" onerror="__xss(0)">';
    document.body.append(planted);
    const call: unknown = Reflect.get(window, "__xss");
    if (typeof call === "function") Reflect.apply(call, undefined, ["planted"]);
  });
  await page.waitForTimeout(300);
  const seen = {
    executions: outcome.executions.splice(before.executions).length,
    violations: outcome.violations.splice(before.violations).length,
  };
  if (seen.executions !== 1 || seen.violations === 0) {
    outcome.leftovers.push("what was planted on purpose was not seen: the watch is broken");
  }
}

/**
 * Collects elements that no page of the application contains where text of other users is shown.
 */
async function visit(
  page: Page,
  outcome: XssOutcome,
  { path, text }: { path: string; text: string },
): Promise<void> {
  await page.goto(path);
  await page.getByText(text).first().waitFor({ state: "attached" });
  outcome.pages += 1;
  const found = await page.evaluate(() => {
    const root = document.getElementById("root");
    const all = [...(root?.querySelectorAll("*") ?? [])];
    const evil = all.flatMap((element) => {
      const handlers = element.getAttributeNames().filter((name) => /^on/i.test(name));
      return handlers.map((name) => `${element.tagName} ${name}`);
    });
    const tags = root?.querySelectorAll(
      "script, iframe, object, embed, base, meta, link, frame, math, .prose svg, .prose style, .prose form, .prose [style]",
    );
    const links = [...(root?.querySelectorAll("a[href], area[href]") ?? [])].filter(
      (link) =>
        // The protocol as the browser parses it. An invalid address has ":".
        !/^(?:https?|mailto|tel|ircs?|xmpp|):$/.test(String(Reflect.get(link, "protocol"))),
    );
    const changed = document.title.includes("pwned") || "polluted" in {};
    // Triggers handlers that wait for a pointer or the keyboard.
    for (const element of document.querySelectorAll(".prose *")) {
      for (const type of [
        "pointerenter",
        "mouseover",
        "mousemove",
        "focus",
        "focusin",
        "toggle",
        "input",
        "keydown",
        "drag",
        "wheel",
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    return [
      ...evil,
      ...[...(tags ?? [])].map((element) => element.outerHTML.slice(0, 80)),
      ...links.map((link) => link.outerHTML.slice(0, 120)),
      ...(changed ? ["the page was changed"] : []),
    ];
  });
  outcome.leftovers.push(...found.map((what) => `${path}: ${what}`));
}

/**
 * The head and the data of the initial HTML contain the same texts, so nothing there may close an
 * element.
 */
async function checkFirstHtml(page: Page, batches: readonly Batch[], outcome: XssOutcome) {
  for (const path of ["/blog", ...batches.map(({ slug }) => `/blog/${slug}`)]) {
    const whole = await (await page.request.get(path)).text();
    outcome.leftovers.push(...(await findInDrawn(page, whole)).map((what) => `${path}: ${what}`));
    const html = withoutDrawn(whole);
    const opened = html.match(/<(?!\/|!)[a-z][^\s/>]*/gi) ?? [];
    const unexpected = opened.filter(
      (tag) => !/^<(?:html|head|meta|link|title|script|body|div|noscript)$/.test(tag),
    );
    const scripts = opened.filter((tag) => tag === "<script").length;
    if (unexpected.length > 0 || scripts !== 5) {
      outcome.leftovers.push(`${path}: first HTML has ${scripts} scripts ${unexpected.join(" ")}`);
    }
  }
  for (const path of ["/blog/feed.xml", "/sitemap.xml"]) {
    const xml = await (await page.request.get(path)).text();
    if (/<(?:script|img|svg|iframe|style)\b/i.test(xml)) outcome.leftovers.push(`${path}: markup`);
  }
}

async function tryFixtures(page: Page, outcome: XssOutcome, fixtures: readonly Fixture[]) {
  await visit(page, outcome, { path: "/blog/fixtures", text: "end of fixtures" });
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll(".prose > ul > li")].map((item) => item.innerHTML),
  );
  if (shown.length !== fixtures.length) {
    outcome.leftovers.push(`${shown.length} of ${fixtures.length} fixtures are shown`);
    return;
  }
  const failed = await page.evaluate(
    (asked) =>
      [...document.querySelectorAll(".prose > ul > li")].flatMap((item, at) => {
        const fixture = asked[at];
        const forbidden = fixture?.forbids.filter((selector) => item.querySelector(selector)) ?? [];
        const missing = fixture?.keeps.filter((selector) => !item.querySelector(selector)) ?? [];
        return [...forbidden, ...missing].map((what) => `${fixture?.name ?? ""}: ${what}`);
      }),
    fixtures.map(({ name, forbids = [], keeps = [] }) => ({
      name,
      forbids: [...forbids],
      keeps: [...keeps],
    })),
  );
  outcome.leftovers.push(...failed.map((what) => `fixture ${what}`));
}

const drawnPart = /(<div id="root">)[^]*(<\/div>\s*<\/body>)/;
/** Matches up to the first closing tag, so a text that contains one is noticed. */
const plainPart = /(<noscript>)[^]*?(<\/noscript>)/;

/** Returns only the page's frame. The server-rendered part is checked by a browser. */
const withoutDrawn = (html: string): string =>
  html.replace(plainPart, "$1$2").replace(drawnPart, "$1$2");

/**
 * Finds elements that could run or load something in the article and list, as rendered without
 * JavaScript.
 */
function findInDrawn(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    // Scripts are disabled in such a document, so `noscript` content is parsed.
    const page = new DOMParser().parseFromString(text, "text/html");
    const isEvil = (element: Element) => {
      const address = element.getAttribute("href") ?? "";
      const leads = address.startsWith("#") ? "https:" : String(Reflect.get(element, "protocol"));
      const isImage = element.matches("link[rel=preload][as=image]");
      return (
        (element.matches(
          "script, iframe, object, embed, base, meta, link, frame, form, svg, math, style, [style]",
        ) &&
          !isImage) ||
        element.getAttributeNames().some((name) => /^on/i.test(name)) ||
        (element.matches("a[href], area[href]") &&
          !/^(?:https?|mailto|tel|ircs?|xmpp|):$/.test(leads))
      );
    };
    const found = [...page.querySelectorAll("#root *, noscript *")].filter(isEvil);
    return found.map((element) => `drawn: ${element.outerHTML.slice(0, 120)}`);
  }, html);
}
