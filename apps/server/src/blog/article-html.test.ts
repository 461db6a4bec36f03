import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let webDirectory: string;
let cookie: string;

beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), "resume-picker-web-"));
  await writeFile(
    join(webDirectory, "index.html"),
    `<html><head><title></title></head><body><div id="root"></div></body></html>`,
  );
  // Bundle what the web build leaves for the server, which runs without packages beside it.
  await build({
    entryPoints: [
      fileURLToPath(new URL("../../../../apps/web/src/article-html.tsx", import.meta.url)),
    ],
    outfile: join(webDirectory, "server", "article-html.js"),
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
    },
  });
  await writeFile(join(webDirectory, "package.json"), `{"type":"module"}`);
  made = await makeTestApp({ webDirectory });
  cookie = await register(made.app, "ada");
}, 60_000);
afterAll(async () => {
  await made.desk.close();
  await rm(webDirectory, { recursive: true });
});

const save = (slug: string, content: string) =>
  made.app.request(
    "/api/blog/posts",
    jsonRequest("POST", { title: slug, slug, content, status: "published" }, { cookie }),
  );
const page = async (path: string) => (await made.app.request(path)).text();
const stored = (slug: string) =>
  made.desk.parts.db.$client
    .prepare(
      "select h.html from article_html h join blog_posts p on p.id = h.post_id where slug = ?",
    )
    .pluck()
    .get(slug);

test("an article is rendered when it is saved, and shown with its views beside it", async () => {
  expect((await save("fair", "Judge by **work**.")).status).toBe(201);
  expect(stored("fair")).toContain("<strong>work</strong>");
  // The stored HTML is served without rendering it again.
  made.desk.parts.db.$client.exec(
    "update article_html set html = replace(html, 'work', 'stored work')",
  );
  expect(await page("/blog/fair")).toContain("<strong>stored work</strong>");
  await made.app.request("/api/blog/posts/slug/fair");
  const after = await page("/blog/fair");
  expect(after).toContain("<strong>stored work</strong>");
  expect(after).toContain("1 view");
  expect(await page("/blog/feed.xml")).toContain("stored work");
});

test("an article of another version is rendered with its first reader", async () => {
  await save("older", "Read *me*.");
  made.desk.parts.db.$client.exec("delete from article_html");
  expect(await page("/blog/older")).toContain("<em>me</em>");
  expect(stored("older")).toContain("<em>me</em>");
});

test("a quote nested thousands deep is refused, and one stored before breaks no page", async () => {
  const deep = `${">".repeat(3000)} deep`;
  const refused = await save("deep", deep);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("nested too deeply");
  expect((await save("sixty-one", `${">".repeat(61)} deep`)).status).toBe(400);
  await save("was-deep", "Flat");
  made.desk.parts.db.$client
    .prepare("update blog_posts set content = ? where slug = 'was-deep'")
    .run(deep);
  for (const path of ["/blog/was-deep", "/blog", "/blog/feed.xml"])
    expect((await made.app.request(path)).status).toBe(200);
}, 60_000);

test("feed and list say at once what was changed, and nobody makes them twice", async () => {
  await save("news", "First");
  expect(await page("/blog/feed.xml")).toContain("/blog/news");
  const id = made.desk.parts.db.$client
    .prepare("select id from blog_posts where slug = 'news'")
    .pluck()
    .get();
  await made.app.request(`/api/blog/posts/${String(id)}`, {
    method: "DELETE",
    headers: { cookie },
  });
  expect(await page("/blog/feed.xml")).not.toContain("/blog/news");
  expect(await page("/blog")).not.toContain("/blog/news");
});
