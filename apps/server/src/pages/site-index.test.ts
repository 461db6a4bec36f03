import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InvalidEnvironment } from "../env.ts";
import { expect, onTestFinished, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";
import { readLandingText } from "./read-landing-text.ts";

const index = `<!doctype html><html><head><meta name="description" content="x" />
<link rel="alternate" type="application/atom+xml" title="Resume Picker blog" href="/blog/feed.xml" />
<title>Resume Picker</title></head><body><div id="root"></div>
<noscript>Resume Picker needs JavaScript.</noscript></body></html>`;

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("every page comes with the name that the installation has now", async () => {
  const webDirectory = makeFolder({ "index.html": index });
  const { app, desk } = await makeTestApp({ webDirectory }, { landing: { headline: "Hire well" } });
  onTestFinished(() => desk.close());
  const admin = await register(app, "ada");
  const page = async (path: string) => (await app.request(path)).text();
  expect(await page("/auth")).toContain("<title>Resume Picker</title>");
  const name = `Acme </title><script>alert("1")</script>`;
  const changed = await app.request(
    "/api/admin/settings",
    jsonRequest("PATCH", { SITE_NAME: name }, { cookie: admin }),
  );
  expect(changed.status).toBe(200);
  for (const path of ["/", "/auth", "/no-such-page", "/blog", "/blog/no-such-article"]) {
    const html = await page(path);
    expect(html, path).not.toContain("<script>alert");
    expect(html, path).toMatch(/<title>(?:Blog · )?Acme &lt;\/title&gt;/);
    expect(html, path).not.toContain("Resume Picker");
    const data = /id="site-data">([^<]*)</.exec(html)?.[1] ?? "{}";
    expect(JSON.parse(data), path).toMatchObject({ name, landing: { headline: "Hire well" } });
  }
  expect(await page("/blog/feed.xml")).toContain("<title>Acme &lt;/title&gt;");
});

test("the landing page's words come from landing.json, and a mistake in it is named", () => {
  expect(readLandingText(makeFolder({}))).toBeNull();
  const own = { figures: [], closingTitle: "Apply today" };
  expect(readLandingText(makeFolder({ "landing.json": JSON.stringify(own) }))).toEqual(own);
  for (const [text, message] of [
    [`{"headline": ""}`, "headline"],
    [`{"features": [{"icon": "skull", "title": "A", "text": "B"}]}`, "features.0.icon"],
    [`{"head line": "A"}`, "head line"],
    ["{", "not valid JSON"],
  ] as const) {
    expect(() => readLandingText(makeFolder({ "landing.json": text }))).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message) as string }) as Error,
    );
    expect(() => readLandingText(makeFolder({ "landing.json": text }))).toThrow(InvalidEnvironment);
  }
});
