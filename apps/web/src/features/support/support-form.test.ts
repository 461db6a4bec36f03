import { expect, test } from "vitest";
import { validateSupport } from "./support-form.ts";

const request = {
  name: "",
  email: "",
  category: "bug",
  subject: "Upload",
  message: "It does not finish.",
};

test("a request needs neither a name nor an email address", () => {
  expect(validateSupport(request)).toEqual({});
});

test("each broken rule of a support request is said at its field", () => {
  const wrong = { name: "", email: "me@", category: "", subject: "  ", message: " too short " };
  expect(validateSupport(wrong)).toEqual({
    email: "Invalid email address",
    category: "Please select a category",
    subject: "Subject is required",
    message: "Message must be at least 10 characters",
  });
  expect(validateSupport({ ...request, category: "praise" })).toHaveProperty("category");
});
