import fc from "fast-check";
import { expect, test } from "vitest";
import { parseClauses } from "./parse-clauses.ts";

const kinds = (text: string) =>
  parseClauses(text).map((part) => `${part.kind}: ${part.text.replace(/[.\s]+$/u, "")}`);

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
      parseClauses(text).map(({ kind, isDenied }) => ({ kind, isDenied })),
      text,
    ).toEqual([{ kind: "about", isDenied: true }]);
});

test("welcome but not needed is a wish", () => {
  for (const text of [
    "Experience with Guidewire is an asset, not a condition.",
    "Notariatskenntnisse sind willkommen, aber kein Muss.",
    "Driving licence useful but not necessary",
  ])
    expect(new Set(parseClauses(text).map(({ kind }) => kind)), text).toEqual(new Set(["nice"]));
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

test("headings of job boards open their section, duties that are called essential too", () => {
  for (const heading of [
    "Functie-eisen",
    "Wat breng je mee?",
    "Wymagania",
    "Ce que nous cherchons",
  ])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["must: Java"]);
  for (const heading of ["Wishes:", "What helps:", "Das rundet dein Profil ab", "Pré's"])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["nice: Java"]);
  for (const heading of ["Working conditions", "What you can expect of us", "Wat bieden wij?"])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["about: Java"]);
  for (const heading of ["Essential functions", "The teacher will:", "Wat ga je doen?"])
    expect(kinds(`${heading}\n- Java`), heading).toEqual(["duty: Java"]);
});

test("a wish that opens a list holds to its end, one put in between doesn't", () => {
  expect(kinds("Extra credit for SAS, irrigation and a pesticide applicator license.")).toEqual([
    "nice: Extra credit for SAS, irrigation and a pesticide applicator license",
  ]);
  expect(kinds("Schön wäre, wenn du Erfahrung mit SEO hast.")).toEqual([
    "nice: Schön wäre, wenn du Erfahrung mit SEO hast",
  ]);
  expect(
    kinds("Sie haben Erfahrung, am besten in der Medizintechnik, und besitzen einen Führerschein."),
  ).toEqual([
    "must: Sie haben Erfahrung",
    "nice: am besten in der Medizintechnik",
    "must: besitzen einen Führerschein",
  ]);
});

test.each([
  "Kennis van Power BI is een pluspunt.",
  "ITIL is een troef.",
  "We like to see a bachelor's degree.",
  "Pluses are Encompass and an MBA.",
  "Valoramos conocimientos de Flutter.",
  "Ervaring in de zorg strekt tot aanbeveling.",
])("a wish: %s", (sentence) => {
  expect(new Set(parseClauses(sentence).map(({ kind }) => kind))).toEqual(new Set(["nice"]));
});

test("what is paid and how to apply is no demand, where no list of demands says so", () => {
  for (const text of [
    "You get your own key, a free membership and paid continuing education.",
    "Salary from 58,000, health insurance from day one.",
    "Please send your resume as a PDF.",
    "Wir zahlen 30 Urlaubstage und ein Jobticket.",
    "Bel voor vakantiedagen en pensioen.",
  ])
    expect(kinds(`A plus: yoga. ${text}`).at(-1), text).toMatch(/^about: /u);
  expect(kinds("Requirements\n- Experience with pension schemes")).toEqual([
    "must: Experience with pension schemes",
  ]);
});

test("among duties only an outright demand asks for something", () => {
  expect(kinds("Duties\n- Keep licenses current\n- Must be able to weld")).toEqual([
    "duty: Keep licenses current",
    "must: Must be able to weld",
  ]);
});

test("short sentences in a paragraph of demands are items", () => {
  expect(
    parseClauses("Anforderungen: Führerschein Klasse B. VOB.").map(({ text, isItem }) => ({
      ...{ text, isItem },
    })),
  ).toEqual([
    { text: "Führerschein Klasse B.", isItem: true },
    { text: "VOB.", isItem: true },
  ]);
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
  ).toEqual(["must: Data entry", "nice: Sign language"]);
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
        for (const part of parseClauses(text)) {
          expect(text).toContain(part.sentence);
          expect(part.text).not.toBe("");
        }
      },
    ),
  );
});

test("hostile text is read in time that grows with its length", () => {
  for (const text of [
    "- ".repeat(20_000),
    "(".repeat(40_000),
    "a, ".repeat(15_000),
    "no ".repeat(15_000),
  ])
    expect(parseClauses(text).length).toBeGreaterThanOrEqual(0);
});

test("labels that a board puts in front of the text are no demands, whatever they are called", () => {
  expect(
    kinds("Schweisser\n\nEinsatzgebiet: Region Bern\nBarème: CP 330\n\nAnforderungen\n- WIG"),
  ).toEqual([
    "about: Schweisser",
    "about: Einsatzgebiet: Region Bern",
    "about: Barème: CP 330",
    "must: WIG",
  ]);
});

test("a picture is a list sign before several lines, and decoration before a heading", () => {
  expect(kinds("🔧 Requirements\n✅ Welding\n✅ TIG\n\n🎁 Benefits\n🍎 Fruit")).toEqual([
    "must: Welding",
    "must: TIG",
    "about: Fruit",
  ]);
});

test("how much an item is wanted may stand in brackets behind it", () => {
  expect(kinds("Welding (Required)\nCAD: 2 years (Preferred)\nBIM (no excluyente)")).toEqual([
    "must: Welding",
    "nice: CAD: 2 years",
    "nice: BIM",
  ]);
});

test.each([
  "Französisch ist ein Vorteil.",
  "Schön, aber kein Muss: Docker.",
  "La connaissance de Sage constitue un avantage.",
  "Carné de carretillero deseable.",
  "Manejo de AutoCAD (no excluyente).",
  "SQL is great but not everything.",
])("is wished for, in the words of its language: %s", (sentence) => {
  expect(new Set(parseClauses(sentence).map(({ kind }) => kind))).toEqual(new Set(["nice"]));
});

test("a label that only sorts the list leaves a wish a wish", () => {
  expect(kinds("Nice to have\nLanguages: Dutch\n\nProfil\nLangues : anglais courant")).toEqual([
    "nice: Dutch",
    "must: anglais courant",
  ]);
});

test("an abbreviation's full stop ends no sentence", () => {
  expect(kinds("Requirements\n- Min. 5 years of welding")).toEqual([
    "must: Min. 5 years of welding",
  ]);
});

test("a paragraph behind a list without signs no longer belongs to its heading", () => {
  expect(
    kinds("Requirements\nWelding\nCAD drawings\n\nThe school is committed to safeguarding."),
  ).toEqual([
    "must: Welding",
    "must: CAD drawings",
    "other: The school is committed to safeguarding",
  ]);
});

test("a demand among a board's labels opens no section", () => {
  expect(
    kinds(
      "Arbeitsmodell: Hybrid\nErfahrung: 3 Jahre\nVertragsart: Unbefristet\n\nSchweissen und Löten.",
    ),
  ).toEqual([
    "about: Arbeitsmodell: Hybrid",
    "must: 3 Jahre",
    "about: Vertragsart: Unbefristet",
    "other: Schweissen und Löten",
  ]);
});
