import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pages } from "@resume-picker/domain/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestApp } from "./testing/test-app.ts";

const manifest = {
  "index.html": { file: "assets/index-1.js", isEntry: true },
  "src/routes/_workspace.tsx?tsr-split=component": {
    file: "assets/workspace-1.js",
    imports: ["index.html", "_small.js"],
  },
  "_small.js": { file: "assets/small-1.js" },
};

const font = '<link rel="preload" as="font" href="/assets/inter-1.woff2" />';

let made: Awaited<ReturnType<typeof makeTestApp>>;
beforeAll(async () => {
  const webDirectory = mkdtempSync(join(tmpdir(), "resume-picker-web-"));
  writeFileSync(join(webDirectory, "index.html"), `<html><head>${font}</head><body></body></html>`);
  mkdirSync(join(webDirectory, ".vite"));
  writeFileSync(join(webDirectory, ".vite", "manifest.json"), JSON.stringify(manifest));
  mkdirSync(join(webDirectory, "assets"));
  const sheet = "a{color:red}@font-face{font-family:One;src:url(/assets/one-1.woff2)}b{margin:0}";
  writeFileSync(join(webDirectory, "assets", "index-1.css"), sheet);
  made = await makeTestApp({ webDirectory });
  const admin = await (await made.desk.signUp("ada")).api();
  const { id: category } = await admin.blog.createCategory({ name: "Notes", slug: "notes" });
  const filed = { categoryIds: [category], tags: ["teams"] };
  const text = { title: "T", slug: "on-ranking", content: "How." };
  const post = await admin.blog.create({ ...text, ...filed });
  await admin.blog.publish({ id: post.id });
});
afterAll(() => made.desk.close());

/** The route list that the router's generator writes. */
function routesOfRouter(): string[] {
  const tree = readFileSync(new URL("../../web/src/routeTree.gen.ts", import.meta.url), "utf8");
  const byPath = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? "";
  return [...byPath.matchAll(/'([^']+)':/g)].map(([, path = ""]) => path);
}

const statusOf = async (path: string) => (await made.app.request(path)).status;

test("every page of the router is there by plain HTTP, too, with and without a slash", async () => {
  const routes = routesOfRouter();
  expect(routes.length).toBeGreaterThan(15);
  expect([...routes].sort()).toEqual([...pages].sort());
  for (const route of routes) {
    const path = route
      .replace("/category/$slug", "/category/notes")
      .replace("/tag/$slug", "/tag/teams")
      .replace("$id", "7")
      .replace("$slug", "on-ranking");
    expect(await statusOf(path), path).toBe(200);
    if (path !== "/") expect(await statusOf(`${path}/`), `${path}/`).toBe(200);
  }
});

test("pages that the server writes whole load the application's fonts", async () => {
  const answer = await made.app.request("/fonts.css");
  expect(answer.headers.get("content-type")).toMatch(/^text\/css/u);
  expect(await answer.text()).toBe("@font-face{font-family:One;src:url(/assets/one-1.woff2)}");
});

test.each(["/nowhere", "/Blog", "/SECURITY", "/jobs/seven", "/jobs", "/admin/nowhere", "//"])(
  "%s is no page, and says so",
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test("a job's page fetches its scripts beside the first one, and not after it", async () => {
  const html = await (await made.app.request("/jobs/7")).text();
  expect([...html.matchAll(/<link rel="modulepreload" href="([^"]+)" \/>/g)].map(([, to]) => to))
    // The scripts that index.html loads itself are not included.
    .toEqual(["/assets/workspace-1.js", "/assets/small-1.js"]);
  expect(await (await made.app.request("/nowhere")).text()).not.toContain("modulepreload");
});

test("the landing page fetches its picture and its font beside the scripts, a job's no font", async () => {
  const landing = await (await made.app.request("/")).text();
  expect(
    landing.match(/as="image" media="\(prefers-color-scheme: (?:light|dark)\)"/g),
  ).toHaveLength(2);
  expect(landing).toContain(font);
  const job = await (await made.app.request("/jobs/7")).text();
  expect(job).not.toMatch(/as="(?:image|font)"/);
});
