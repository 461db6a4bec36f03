import { expect, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { tidyPastedPosting } from "./tidy-pasted-posting.ts";

const copied = [
  "Senior Accountant",
  "Northfield Supply · Leeds",
  "",
  "What you bring",
  "•\tBachelor's degree in Accounting",
  "",
  "•\tStrong knowledge of US GAAP",
  "Nice to have:",
  "NetSuite",
  "Payroll",
].join("\r\n");

test("list signs become lists, the lines above them headings, and line breaks stay", () => {
  expect(tidyPastedPosting(copied)).toBe(
    [
      "Senior Accountant  ",
      "Northfield Supply · Leeds",
      "",
      "## What you bring",
      "",
      "- Bachelor's degree in Accounting",
      "- Strong knowledge of US GAAP",
      "",
      "## Nice to have",
      "",
      "- NetSuite",
      "- Payroll",
    ].join("\n"),
  );
});

test("items in one line, and signs with a line to themselves, are items, too", () => {
  expect(tidyPastedPosting("Clerk\n\nYour tasks: • Plan shifts • Order goods")).toBe(
    "Clerk\n\n## Your tasks\n\n- Plan shifts\n- Order goods",
  );
  expect(tidyPastedPosting("Clerk\n\nTasks\n•\nPlan shifts\n•\nOrder goods")).toBe(
    "Clerk\n\n## Tasks\n\n- Plan shifts\n- Order goods",
  );
});

test("what was tidied stays as it is, and asks for the same", () => {
  const once = tidyPastedPosting(copied);
  expect(tidyPastedPosting(once)).toBe(once);
  const asked = (text: string) => parsePosting(text).requirements.map((one) => one.text);
  expect(asked(once)).toEqual(asked(copied));
});

test("a paragraph with the line breaks of a mail stays one paragraph", () => {
  const mail =
    "We are a family-owned distributor of industrial fasteners and safety goods\nwith fourteen warehouses.";
  expect(tidyPastedPosting(mail)).toBe(mail);
});
