import fc from "fast-check";
import { expect, test } from "vitest";
import { fillTemplate, namesOf, unknownVariables } from "./fill-template.ts";
import { mailtoLink } from "./mailto-link.ts";
import { starterTemplates } from "./message-rules.ts";

const values = {
  first_name: "Noor",
  full_name: "Noor Haddad",
  job_title: "Nurse",
  sender_name: "Ada",
};

test("a variable is filled in and nothing that a name says is read as one", () => {
  const filled = fillTemplate(
    { subject: "{job_title}", text: "{first_name} { full_name } {other}" },
    { ...values, first_name: "{sender_name}" },
  );
  expect(filled).toEqual({ subject: "Nurse", text: "{sender_name} Noor Haddad {other}" });
});

test("names without titles, and a greeting for a CV that names nobody", () => {
  expect(namesOf("Dr. Noor Haddad").first_name).toBe("Noor");
  expect(namesOf("Noor")).toEqual({ first_name: "Noor", full_name: "Noor" });
  expect(namesOf(null).first_name).toBe("applicant");
  expect(namesOf("\u202eNoor\r\nBcc: x").full_name).toBe("Noor Bcc: x");
});

test("what isn't a variable is found before a candidate reads it", () => {
  expect(unknownVariables({ subject: "{score}", text: "{first_name} {rank} {rank}" })).toEqual([
    ...["score", "rank"],
  ]);
  for (const template of Object.values(starterTemplates))
    expect(unknownVariables(template)).toEqual([]);
});

test("a subject is one line and a link to a mail program says what it was given", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (name, text) => {
      const { subject } = fillTemplate(
        { subject: "For {full_name}", text: "" },
        { ...values, ...namesOf(name) },
      );
      expect(subject).not.toMatch(/[\r\n\u2028\u2029\p{Cc}]/u);
      const url = new URL(mailtoLink({ recipient: "p?cc=a@b.example", subject, text }));
      expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
      expect(url.searchParams.get("subject")).toBe(subject);
      expect(url.searchParams.get("body")).toBe(text.replaceAll(/\r?\n/g, "\r\n"));
    }),
  );
});
