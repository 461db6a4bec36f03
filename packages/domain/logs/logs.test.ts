import fc from "fast-check";
import { expect, test } from "vitest";
import { keepAllowedFields } from "./allowed-fields.ts";
import { readClientError } from "./client-error.ts";
import { keepPlainWords } from "./keep-plain-words.ts";
import { maxMessageLength } from "./log-rules.ts";
import { makeEntry } from "./make-entry.ts";

const made = (fields: Record<string, unknown>, message = "procedure failed") =>
  makeEntry({
    level: "error",
    message,
    fields,
    requestId: "3f1c2d4e-0000-4000-8000-000000000000",
    userId: null,
    id: 1,
    now: new Date("2026-03-01T12:00:00Z"),
  }).entry;

test("nothing but the allowed fields enters an entry, whatever is handed over", () => {
  const error = new Error("duplicate: amara.okafor@example.com, password hunter2");
  Object.assign(error, { code: "SQLITE_BUSY", cookie: "resume_picker_session=abc" });
  const entry = made({
    error,
    password: "hunter2",
    email: "amara.okafor@example.com",
    procedure: "uploads.upload",
    route: "/api/upload",
    method: "amara okafor",
    status: "Amara",
    name: "Amara Okafor",
    ms: 12,
  });
  expect(entry).toMatchObject({
    category: "database",
    suggestion: expect.stringContaining("Another program uses the database") as string,
    details: { errorName: "Error", code: "SQLITE_BUSY", procedure: "uploads.upload", ms: 12 },
    file: expect.stringContaining("logs.test.ts") as string,
  });
  expect(JSON.stringify(entry)).not.toMatch(/amara|okafor|hunter2|session/i);
});

test("free text never reaches an entry through any field", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (name, secret) => {
      const value = `Zqx ${secret} Okafor`;
      const { details } = keepAllowedFields({ [name]: value, route: value, code: value });
      expect(JSON.stringify(details)).not.toContain("Okafor");
    }),
  );
});

test("a failure that nobody knows is said to be unknown, without a guess", () => {
  expect(made({ error: new Error("x") }).suggestion).toMatch(/cause is unknown/);
});

test("of a browser's message only words of error messages are left", () => {
  const kept = keepPlainWords(
    "TypeError: Cannot read properties of undefined (reading 'candidateId') for Amara Okafor <amara@example.com> +44 20 7946 0018 token eyJhbGciOiJIUzI1NiJ9",
  );
  expect(kept).toMatch(
    /^TypeError: Cannot read properties of undefined \(reading 'candidateId'\) for …/,
  );
  expect(kept).not.toMatch(/amara|okafor|example|7946|eyJ/i);
  expect(keepPlainWords("Minified React error #418; visit https://react.dev")).toContain("#418");
});

test("control signs, colours, line ends and length make no second line and no long one", () => {
  expect(
    keepPlainWords('\u001b[31mfailed\u001b[0m\r\n{"level":"info"}\u0000\u2028\u202efile'),
  ).toBe('failed {"level":"info"} file');
  expect(keepPlainWords("</script><script>alert(1)</script>")).toContain("</script>");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
      const kept = keepPlainWords(text);
      expect(kept.length).toBeLessThanOrEqual(maxMessageLength);
      expect(kept).toMatch(/^[ -~…]*$/);
    }),
  );
  expect(keepPlainWords("error ".repeat(200_000)).length).toBeLessThanOrEqual(maxMessageLength);
});

test("a client error keeps its place in the code, its page and browser, and no more", () => {
  const read = readClientError({
    message: "x is not a function",
    stack: `TypeError: x is not a function for Jane Doe
    at Qe (https://hr.example.com/assets/index-D4f.js:10:200)
    at CandidateTable (https://hr.example.com/assets/table-A1.js:3:1)
    at JaneDoe (https://hr.example.com/jane/doe.js:3:1)`,
    url: "https://hr.example.com/jobs/12/editor?token=abc",
    userAgent: "Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  });
  expect(read).toEqual({
    message: "x is not a function",
    stack: "at Qe (assets/index-D4f.js:10)\nat CandidateTable (assets/table-A1.js:3)",
    file: "assets/index-D4f.js",
    line: 10,
    page: "/jobs/:id/editor",
    browser: "Chrome 140",
  });
  expect(readClientError({ message: "x", url: "https://h.example/Jane/Doe" }).page).toBe("/…/…");
});
