import { expect, test } from "vitest";
import { specifiedCalls } from "../testing/specified-calls.ts";
import { describeRoutes } from "./openapi.ts";
import { routes } from "./routes.ts";

const mounted = new Set(
  routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`),
);

test("every call that clients rely on has its line in the table", () => {
  const missing = specifiedCalls.filter((call) => !mounted.has(call));
  expect(missing).toEqual([]);
});

test("no path is served twice", () => {
  expect(mounted.size).toBe(routes.length);
});

test("the OpenAPI document describes every path with its input and output", () => {
  const { paths } = describeRoutes(routes, "http://localhost:3000");
  expect(Object.keys(paths)).toHaveLength(new Set(routes.map(({ path }) => path)).size);
  expect(paths["/api/jobs/{id}"]?.put).toMatchObject({
    operationId: "jobs.update",
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
    requestBody: {
      content: {
        "application/json": {
          schema: { properties: { title: {}, description: {}, requirements: {}, status: {} } },
        },
      },
    },
  });
  expect(paths["/api/upload"]?.post).toMatchObject({
    requestBody: { content: { "multipart/form-data": {} } },
  });
  expect(JSON.stringify(paths["/api/auth/user"])).toContain('"format":"date-time"');
});

test("what an address may ask for stands in the OpenAPI document", () => {
  const { paths } = describeRoutes(routes, "http://localhost:3000");
  type Operation = { parameters?: { name: string; in: string; required: boolean }[] } | undefined;
  // The shape that `describeRoutes` writes.
  const parametersOf = (path: string) => (paths[path]?.get as Operation)?.parameters ?? [];
  const pool = parametersOf("/api/candidates");
  expect(pool.map(({ name }) => name).sort()).toEqual(
    ["jobs", "limit", "minYears", "offset", "order", "past", "q", "skill"].sort(),
  );
  expect(pool.every((each) => each.in === "query" && !each.required)).toBe(true);
  expect(parametersOf("/api/jobs/{id}/suggested-candidates")).toMatchObject([
    { name: "id", in: "path", required: true },
    { name: "max", in: "query", required: false },
  ]);
});

test("a generated client can sign in, and learns which calls need a session", () => {
  const { paths, components } = describeRoutes(routes, "https://cv.example.com");
  expect(components.securitySchemes).toMatchObject({
    apiToken: { type: "http", scheme: "bearer" },
    session: { type: "apiKey", in: "cookie", name: "__Host-resume_picker_session" },
  });
  const either = [{ apiToken: [] }, { session: [] }];
  expect(paths["/api/jobs"]?.get).toMatchObject({ security: either });
  expect(paths["/api/blog/posts"]?.get).toMatchObject({ security: [{}, ...either] });
  expect(paths["/api/login"]?.post).toMatchObject({ security: [{}, { session: [] }] });
  expect(paths["/api/account/tokens"]?.post).toMatchObject({ security: [{ session: [] }] });
});
