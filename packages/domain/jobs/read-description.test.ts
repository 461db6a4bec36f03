import fc from "fast-check";
import { expect, test } from "vitest";
import { readDescription } from "./read-description.ts";

const kinds = (text: string) =>
  readDescription(text).map((part) => `${part.kind}: ${part.text.replace(/[.\s]+$/u, "")}`);

test("a wish beside a demand in one sentence is told from it", () => {
  expect(kinds("Python is required; Rust is a plus.")).toEqual([
    "must: Python is required",
    "nice: Rust is a plus",
  ]);
  expect(kinds("SEO muss sitzen, Mailchimp wäre schön.")).toEqual([
    "must: SEO muss sitzen",
    "nice: Mailchimp wäre schön",
  ]);
  expect(kinds("## Requirements\n- Strong Python, ideally with Django")).toEqual([
    "must: Strong Python",
    "nice: ideally with Django",
  ]);
});

test("what is not needed is no demand, in four languages", () => {
  for (const text of [
    "Experience with deep learning is not required.",
    "They don't need any PHP.",
    "No previous care experience is needed because we will train you in first aid.",
    "Englischkenntnisse benötigen Sie bei uns nicht.",
    "Eine Ausbildung im Handwerk ist nicht nötig.",
    "Vous n'avez pas besoin du permis de conduire.",
    "Aucune expérience commerciale n'est requise.",
    "No es necesario carnet de conducir.",
  ])
    expect(
      readDescription(text).map(({ kind, isDenied }) => ({ kind, isDenied })),
      text,
    ).toEqual([{ kind: "about", isDenied: true }]);
});

test("welcome but not needed is a wish", () => {
  for (const text of [
    "Experience with Guidewire is an asset, not a condition.",
    "Notariatskenntnisse sind willkommen, aber kein Muss.",
    "Driving licence useful but not necessary",
  ])
    expect(new Set(readDescription(text).map(({ kind }) => kind)), text).toEqual(new Set(["nice"]));
});

test("headings in many wordings open their section", () => {
  for (const heading of [
    "What you bring",
    "WHAT WE ARE LOOKING FOR",
    "Das bringst du mit",
    "Profil recherché",
    "Se requiere",
    "Dein Profil / Your profile",
  ])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["must: Java"]);
  for (const heading of [
    "It would be great if you also had",
    "Extra credit",
    "Von Vorteil sind",
    "Les plus",
    "¿Qué se valora?",
    "Das wäre toll:",
  ])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["nice: Java"]);
  for (const heading of ["What's in it for you", "Das bekommst du:", "Nos avantages", "Se ofrece"])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["about: Java"]);
});

test("a short demand is not taken for a heading", () => {
  expect(kinds("SIA licence mandatory\nFirst aid preferred\nPatrols")).toEqual([
    "must: SIA licence mandatory",
    "nice: First aid preferred",
    "other: Patrols",
  ]);
});

test("what the employer says of itself is no demand", () => {
  expect(
    kinds("Our customers love our React widgets. You should know TypeScript.\n\nAnna"),
  ).toContain("about: Our customers love our React widgets");
  expect(kinds("Brackenholt Recruitment places people in finance and law.")).toEqual([
    "about: Brackenholt Recruitment places people in finance and law",
  ]);
});

test("a paragraph behind a list no longer belongs to the list's heading", () => {
  expect(kinds("Essential\n- Triage\n\nThe Trust runs a large oncology centre.").at(-1)).toBe(
    "about: The Trust runs a large oncology centre",
  );
});

test("letters behind the items stand for what the legend says", () => {
  expect(
    kinds("Skills (E = essential, D = desirable)\n- Data entry (E)\n- Sign language (D)").slice(-2),
  ).toEqual(["must: Data entry (E)", "nice: Sign language (D)"]);
});

test("every clause quotes a sentence of the description as written", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "We need Java, but Rust isn’t required.",
          "- Strong Python, ideally Django",
          "Nice to have:",
          "\n",
          "Requirements: SQL; Excel a plus (Word preferred here)",
          "Two sentences. Another one – with a remark – here!",
        ),
        { maxLength: 12 },
      ),
      (lines) => {
        const text = lines.join("\n");
        for (const part of readDescription(text)) {
          expect(text).toContain(part.sentence);
          expect(part.text).not.toBe("");
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("hostile text is read in time that grows with its length", () => {
  for (const text of [
    "- ".repeat(20_000),
    "(".repeat(40_000),
    "a, ".repeat(15_000),
    "no ".repeat(15_000),
  ])
    expect(readDescription(text).length).toBeGreaterThanOrEqual(0);
});
