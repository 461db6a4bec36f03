import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let admin: string;
let user: string;
beforeAll(async () => {
  made = await makeTestApp();
  admin = await register(made.app, "ada");
  user = await register(made.app, "ben");
});
afterAll(() => made.desk.close());

/** `call` is a method and a path. Without a cookie, the caller is a visitor. */
const send = (call: string, body: unknown, cookie = "") => {
  const [method = "", path = ""] = call.split(" ");
  return made.app.request(path, jsonRequest(method, body, { cookie }));
};
const get = (path: string, cookie = "") => made.app.request(path, { headers: { cookie } });
const upload = async (bytes: Uint8Array, cookie: string) => {
  const body = new FormData();
  body.append("image", new File([new Uint8Array(bytes)], "a.png"));
  body.append("altText", "A desk");
  return made.app.request("/api/media/upload", { method: "POST", headers: { cookie }, body });
};

test("a post's whole life works over plain REST", async () => {
  const input = { title: "First", slug: "2026", content: "Text", tags: ["one"], readingTime: 3 };
  expect((await send("POST /api/blog/posts", input)).status).toBe(401);
  expect((await send("POST /api/blog/posts", input, user)).status).toBe(403);
  const created = await send("POST /api/blog/posts", input, admin);
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: number };

  expect((await get("/api/blog/posts/slug/2026")).status).toBe(404);
  expect(await (await get("/api/blog/posts?status=draft", user)).json()).toEqual([]);
  const drafts = await get("/api/blog/posts?status=draft&limit=1", admin);
  expect(drafts.headers.get("x-total-count")).toBe("1");
  expect(await drafts.json()).toMatchObject([{ id, content: "Text" }]);
  expect(await (await get("/api/blog/posts?offset=1", admin)).json()).toEqual([]);
  const unknown = { title: "No such", slug: "no-such", content: "Text", categoryIds: [99] };
  const refused = await send("POST /api/blog/posts", unknown, admin);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "categoryIds" }] });

  const category = await send(
    "POST /api/blog/categories",
    { name: "Work", slug: "work", description: "" },
    admin,
  );
  expect(category.status).toBe(201);
  const { id: categoryId } = (await category.json()) as { id: number };
  const change = { title: "Second", categoryIds: [categoryId], scheduledAt: null };
  const updated = await send(`PUT /api/blog/posts/${id}`, change, admin);
  expect(await updated.json()).toMatchObject({ title: "Second", categories: [{ slug: "work" }] });
  expect((await send(`POST /api/blog/posts/${id}/publish`, {}, admin)).status).toBe(200);

  const article = await get("/api/blog/posts/slug/2026");
  expect(await article.json()).toMatchObject({ viewCount: 1, author: { username: "ada" } });
  const reader = (article.headers.get("set-cookie") ?? "").split(";")[0];
  expect(await (await get("/api/blog/posts/slug/2026", reader)).json()).toMatchObject({
    viewCount: 1,
  });
  expect(await (await get("/api/blog/categories")).json()).toMatchObject([{ slug: "work" }]);

  expect((await send(`DELETE /api/blog/categories/${categoryId}`, {}, admin)).status).toBe(409);
  const forced = `DELETE /api/blog/categories/${categoryId}?evenIfUsed=true`;
  expect((await send(forced, {}, admin)).status).toBe(200);
  const event = { event: "share", slug: "2026" };
  expect((await send("POST /api/blog/events", event)).status).toBe(200);
  const deleted = await send(`DELETE /api/blog/posts/${id}`, {}, admin);
  expect(await deleted.json()).toEqual({ message: "Blog post deleted successfully" });
  expect((await get("/api/blog/posts/slug/2026", admin)).status).toBe(404);
});

test("an image of a draft is the admin's alone; of a public post everybody's, and cached for ever", async () => {
  const uploaded = await upload(await makeImage("png", 1200, 600), admin);
  expect(uploaded.status).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  expect((await get(url)).status).toBe(404);
  expect((await get(url, user)).status).toBe(404);
  const shown = await get(url, admin);
  expect(shown.headers.get("cache-control")).toBe("private, no-store");

  const post = {
    title: "P",
    slug: "p",
    content: "x",
    featuredImage: url,
    featuredImageAlt: "A desk",
  };
  await send("POST /api/blog/posts", { ...post, status: "published" }, admin);
  const full = await get(url);
  expect(full.status).toBe(200);
  expect(full.headers.get("content-type")).toBe("image/webp");
  expect(full.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(full.headers.get("x-content-type-options")).toBe("nosniff");
  const sizes = await Promise.all(
    [url, `${url}?w=960`, `${url}?w=480`].map(
      async (path) => (await (await get(path)).arrayBuffer()).byteLength,
    ),
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
  for (const path of ["/media/..%2f..%2fapp.db", "/media/x.webp", `${url}x`]) {
    expect((await get(path, admin)).status, path).toBe(404);
  }
});

test("images that are refused say why, over REST as in the form", async () => {
  const cases: [Uint8Array, number, string][] = [
    [new Uint8Array(maxImageBytes + 1), 413, "Please select an image smaller than 5MB"],
    [new Uint8Array(maxImageBytes * 2), 413, "Please select an image smaller than 5MB"],
    [
      Buffer.from("<svg onload=alert(1)>"),
      415,
      "Please select an image file (JPEG, PNG, GIF, WebP)",
    ],
  ];
  for (const [bytes, status, message] of cases) {
    const response = await upload(bytes, admin);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
  }
  expect((await upload(await makeImage("png"), user)).status).toBe(403);
  const empty = await made.app.request("/api/media/upload", {
    method: "POST",
    headers: { cookie: admin },
  });
  expect(empty.status).toBe(400);
});
