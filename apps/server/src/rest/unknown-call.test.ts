import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let cookie: string;
beforeAll(async () => {
  made = await makeTestApp();
  cookie = await register(made.app, "ada");
});
afterAll(() => made.desk.close());

test.each([
  ["PATCH /api/jobs/1", "GET, HEAD, PUT, DELETE", "Use GET or PUT or DELETE."],
  ["DELETE /api/jobs", "GET, HEAD, POST", "Use GET or POST."],
  ["PUT /api/login", "GET, HEAD, POST", "Use GET or POST."],
  ["POST /api/health", "GET, HEAD", "Use GET."],
])("%s learns which methods the path has", async (call, allow, advice) => {
  const [method = "", path = ""] = call.split(" ");
  const response = await made.app.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(allow);
  expect(await response.json()).toEqual({
    message: `${method} is not allowed here. ${advice}`,
    code: "METHOD_NOT_SUPPORTED",
  });
});

test("a path without any call is still unknown", async () => {
  for (const method of ["GET", "DELETE"])
    expect((await made.app.request("/api/nowhere", { method })).status).toBe(404);
});

test("an invalid value is answered with what is wanted", async () => {
  const messageOf = async (path: string, body?: object) => {
    const options = body ? jsonRequest("PUT", body, { cookie }) : { headers: { cookie } };
    return ((await (await made.app.request(path, options)).json()) as { message: string }).message;
  };
  expect(await messageOf("/api/jobs/1.5")).toBe("The id must be a positive whole number");
  expect(await messageOf("/api/logs?from=yesterday")).toBe(
    "From must be a date, such as 2026-01-31, or a date and time, such as 2026-01-31T09:00:00Z",
  );
  expect(await messageOf("/api/retention", { keepMonths: 7 })).toBe(
    "Keep months must be one of 6, 12, 24, 36, null",
  );
});
