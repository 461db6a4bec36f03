import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { readDemands } from "../demands/read-demands.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";
import { nearestLine } from "./nearest-line.ts";

function nearest(must: string, sketch: ResumeSketch): string | null {
  const job = { title: "", description: "", requirements: { must: [must], nice: [] } };
  const [demand] = readDemands(job).demands;
  return demand === undefined
    ? null
    : (nearestLine(findMentions(sampleResume(sketch)), demand)?.text ?? null);
}

const office: ResumeSketch = {
  roles: [
    {
      title: "Office Manager",
      start: "2019-01",
      bullets: [
        "Ordered supplies for two floors",
        "Paid the bills of all vendors every week",
        "Kept the diary of the board",
      ],
    },
  ],
  degrees: ["Diploma in Hotel Management"],
  certifications: ["First aid card"],
};

test.each([
  ["Vendor statements", "Paid the bills of all vendors every week"],
  ["Board minutes", "Kept the diary of the board"],
  // A degree is the closest line to a required degree, even without shared words.
  ["Bachelor's degree in Physics", "Diploma in Hotel Management"],
  ["Forklift certification", "First aid card"],
  ["Underwater welding", null],
])("of a requirement that is not found the closest line is offered: %s", (must, line) => {
  expect(nearest(must, office)).toBe(line);
});

test("a word that the whole CV repeats says less than one of a single line", () => {
  const bullets = ["Sold tickets", "Sold drinks", "Sold programs", "Counted the tills"];
  const sketch = { roles: [{ title: "Steward", start: "2020-01", bullets }] };
  expect(nearest("Selling against counted targets", sketch)).toBe("Counted the tills");
});

test("a line of the CV is named with its place, a word entered by hand is none", () => {
  const resume = sampleResume(office);
  const job = { title: "", description: "", requirements: { must: ["Board minutes"], nice: [] } };
  const [demand] = readDemands(job).demands;
  const quote = demand && nearestLine(findMentions(resume), demand);
  expect(resume.lines[quote?.line ?? -1]).toBe(quote?.text);
  expect(quote?.context).toBe("Some Company, Jan 2019 – present");
});
