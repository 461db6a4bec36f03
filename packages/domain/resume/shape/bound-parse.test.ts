import { expect, test } from "vitest";
import type { LaidOutDocument } from "./document.ts";
import { parseLimits } from "./bound-parse.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const today = "2026-11-22";
const sizeOf = (document: LaidOutDocument) =>
  JSON.stringify(parseResume(document, { today })).length;

test("what is stored of a hostile text stays a small multiple of it", () => {
  const words = Array.from({ length: 6000 }, (_, at) => `Skill${at.toString(36)}`);
  const texts = [
    `Skills\n${words.join(", ")}`,
    `Skills\n${words.join("\n")}`,
    `Experience\n${"Engineer, Acme Inc\t01/2019 - 02/2020\n- Used Python, SQL and Java\n".repeat(800)}`,
    `Experience\nEngineer, Acme Inc\t2019 - 2020\n${`- ${"Python SQL Java Docker Kafka ".repeat(60)}\n`.repeat(30)}`,
  ];
  for (const text of texts) expect(sizeOf(documentFrom(text)) / text.length).toBeLessThan(6);
});

test("each role that shows a skill stays among its proofs, however often others repeat it", () => {
  const many = Array.from({ length: 60 }, (_, at) => `- Python for customer ${100 + at}`).join(
    "\n",
  );
  const parsed = parseResume(
    documentFrom(
      `Experience\nDeveloper, Acme Inc\t2020 - 2022\n${many}\nAnalyst, Initech Ltd\t2015 - 2017\n- Wrote Python, too`,
    ),
    { today },
  );
  const python = parsed.skills.find(({ skill }) => skill === "Python");
  expect(python?.evidence.length).toBeLessThanOrEqual(parseLimits.evidenceOfSkill);
  expect(new Set(python?.evidence.map(({ role }) => role))).toEqual(new Set([0, 1]));
});
