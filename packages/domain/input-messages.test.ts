import { expect, test } from "vitest";
import { z } from "zod";
import { inputMessage } from "./input-messages.ts";

const Person = z.strictObject({
  firstName: z.string().max(64),
  age: z.int().positive(),
  role: z.enum(["user", "admin"]),
  email: z.email(),
  tags: z.array(z.string().min(1)).max(2),
  settings: z.record(z.string().max(3), z.boolean()),
  born: z.coerce.date(),
  slug: z.union([z.string(), z.number()]),
  status: z.string(),
  publishedAt: z.union([z.null(), z.coerce.date()]),
  jobId: z.int().positive(),
  from: z.union([z.iso.date().max(10), z.iso.datetime()]),
  keepMonths: z.union([z.literal("account"), z.literal([6, 12, null])]),
});

const messagesFor = (input: unknown) =>
  Person.safeParse(input, { error: inputMessage }).error?.issues.map(({ message }) => message);

const fine = {
  firstName: "Ada",
  age: 36,
  role: "admin",
  email: "ada@example.com",
  tags: ["a"],
  settings: {},
  born: "1815-12-10",
  slug: 7,
  status: "open",
  publishedAt: null,
  jobId: 1,
  from: "2026-01-31",
  keepMonths: null,
};

test.each([
  [{ firstName: "a".repeat(65) }, "First name must have at most 64 characters"],
  [{ firstName: undefined }, "First name is missing"],
  [{ firstName: 7 }, "First name must be text"],
  [{ age: 0 }, "Age must be more than 0"],
  [{ age: 1.5 }, "Age must be a whole number"],
  [{ role: "king" }, "Role must be one of “user”, “admin”"],
  [{ email: "ada" }, "Email must be an email address, such as name@example.com"],
  [{ tags: ["a", "b", "c"] }, "Tags must have at most 2 entries"],
  [{ tags: ["a", ""] }, "Entry 2 of tags must not be empty"],
  [{ tags: "a" }, "Tags must be a list"],
  [{ settings: { dark: true } }, "Dark has a field whose name is not allowed"],
  [{ born: "soon" }, "Born must be a date"],
  [{ slug: true }, "Slug must be text or a number"],
  [{ tags: undefined }, "Tags are missing"],
  [{ status: undefined }, "Status is missing"],
  [{ publishedAt: "soon" }, "Published at must be null or a date"],
  [{ jobId: "1.5" }, "Job id must be a positive whole number"],
  [{ jobId: 1.5 }, "Job id must be a positive whole number"],
  [
    { from: "the day before" },
    "From must be a date, such as 2026-01-31, or a date and time, such as 2026-01-31T09:00:00Z",
  ],
  [{ keepMonths: 7 }, "Keep months must be one of “account”, 6, 12, null"],
  [{ crown: 1 }, "The input has fields that are not known: “crown”"],
])("%j is answered by “%s”", (change, message) => {
  expect(messagesFor({ ...fine, ...change })).toEqual([message]);
});

test("what is no object at all is told so", () => {
  expect(messagesFor("Ada")).toEqual(["The input must be an object"]);
  expect(messagesFor(undefined)).toEqual(["The input is missing"]);
});
