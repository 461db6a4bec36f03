import { expect, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { proposeRequirements } from "./propose-requirements.ts";

const propose = (description: string) => proposeRequirements(parsePosting(description));

test("spoken languages are suggested as demands and wishes", () => {
  expect(
    propose("Requirements:\n- German at C1\n- Fluent English\n\nNice to have:\n- Dutch"),
  ).toMatchObject({
    mustHaveSkills: ["German", "English"],
    niceToHaveSkills: ["Dutch"],
  });
});

test("a tool that the vocabulary does not know is suggested in the posting's words", () => {
  expect(
    propose("You must have experience with Zorblax. Knowledge of Quimbo is desirable."),
  ).toMatchObject({ mustHaveSkills: ["Zorblax"], niceToHaveSkills: ["Quimbo"] });
});

test("what is said not to be needed is not suggested, even where the duties name it", () => {
  const { mustHaveSkills } = propose(
    "You plan the injection moulding machines. You don't have to know anything about injection moulding itself. Excel is a must.",
  );
  expect(mustHaveSkills).toEqual(["Microsoft Excel"]);
});

test("an outright wish outweighs a duty, an outright demand outweighs a wish", () => {
  expect(
    propose(
      "Your tasks\n- Work with Figma and Docker\n\nNice to have\n- Figma\n- Git\n\nRequirements\n- Git",
    ),
  ).toMatchObject({
    mustHaveSkills: ["Git"],
    niceToHaveSkills: ["Figma"],
    otherSkills: ["Docker"],
  });
});

test("the reasoning quotes the sentence behind every suggestion", () => {
  const description =
    "You’ll need Java and Docker. Kafka would be a plus. Fluent Spanish is essential. Experience with Zorblax is required. You know Git. A feel for UX design is welcome.";
  const { mustHaveSkills, niceToHaveSkills, reasoning } = propose(description);
  const quotes = [...reasoning.matchAll(/“([^”]+)”/gu)].map(([, quote]) => quote ?? "");
  for (const quote of quotes) expect(description).toContain(quote);
  for (const skill of [...mustHaveSkills, ...niceToHaveSkills])
    expect(reasoning).toMatch(new RegExp(`${skill}[^“”]*: (?:required|preferred) in “`, "u"));
});

test("items are what the posting says, not the nearest name that the vocabulary has", () => {
  expect(
    propose(
      "What you bring\n- 5+ years in retail banking, two of them leading a team\n- Consumer lending\n- Cash handling and vault audits\n- Staff coaching",
    ).mustHaveSkills,
  ).toEqual([
    "5+ years in retail banking",
    "Leading a team",
    "Consumer lending",
    "Cash handling",
    "Vault audits",
    "Staff coaching",
  ]);
});

test("what any of several answers is one demand", () => {
  expect(
    propose(
      "Requirements\n- RN or LVN licence\n- Marketing automation (HubSpot, Marketo or Pardot)\n- SQL (PostgreSQL or Oracle)",
    ).mustHaveSkills,
  ).toEqual([
    "RN or LVN licence",
    "Marketing automation (HubSpot, Marketo or Pardot)",
    "SQL (PostgreSQL or Oracle)",
  ]);
});

test.each([
  ["Experience with an EHR such as Epic", "EHR such as Epic"],
  ["HRIS (ADP, Workday)", "HRIS (ADP, Workday)"],
  ["Familiarity with software like Nourish or Nutritics", "Nourish or Nutritics"],
  ["Sicherer Umgang mit Programmen wie DATEV, Lexware", "DATEV oder Lexware"],
  ["Maîtrise d'un logiciel de paie, par exemple Silae", "Paie, par exemple Silae"],
  ["Ervaring met een EPD zoals Nedap", "EPD zoals Nedap"],
  ["Manejo de un CRM (por ejemplo, HubSpot)", "CRM (por ejemplo, HubSpot)"],
])("examples are no demands of their own: %s", (item, expected) => {
  const heads = "Requirements\nAnforderungen\nExigences\nEisen\nRequisitos";
  expect(propose(`${heads}\n- ${item}`).mustHaveSkills).toEqual([expected]);
});

test("a label inside a line opens its own side", () => {
  expect(
    propose("You need: wound care, BLS. Desired: IV therapy, Spanish.\nGood to know us."),
  ).toMatchObject({
    mustHaveSkills: ["Wound care", "BLS"],
    niceToHaveSkills: ["IV therapy", "Spanish"],
  });
});

test("a short item that the vocabulary lacks is kept; examples in brackets are no items", () => {
  expect(
    propose("Essential criteria\n- Own tools\n- Forklift certification (sit-down and reach)")
      .mustHaveSkills,
  ).toEqual(["Own tools", "Forklift certification"]);
});

test("what was done is asked for in the posting's own words", () => {
  const items = ["Experience managing budgets"];
  expect(
    propose(`We look for you.\n\nRequirements\n- ${items.join("\n- ")}`).mustHaveSkills,
  ).toEqual(["Managing budgets"]);
});

test.each([
  [
    "rijbewijs CE, code 95 en een bestuurderskaart",
    ["Rijbewijs CE", "Code 95", "Bestuurderskaart"],
  ],
  ["Communication with physicians, patients and payers", ["Communication"]],
  ["Disponibilidad para viajar", ["Disponibilidad para viajar"]],
  ["Tiefgehende Kenntnisse in Typo3", ["Typo3"]],
  ["Inscripción en el escalafón provincial", ["Inscripción en el escalafón provincial"]],
  ["We are closed on Mondays", []],
  ["Se valora positivamente el manejo de Diraya", []],
  ["Able to stand for long periods", ["Able to stand for long periods"]],
  ["Willingness to travel up to 20%", ["Willingness to travel"]],
  ["Welding, or willingness to learn", ["Welding"]],
  ["Strukturierte, lösungsorientierte Arbeit mit CNC", ["CNC"]],
  ["Active, unrestricted Ohio medical license", ["Unrestricted Ohio medical license"]],
  ["VOB sowie iTWO oder RIB", ["VOB", "iTWO oder RIB"]],
  ["Ability to lift up to 60 lbs repeatedly", ["Ability to lift up to 60 lbs repeatedly"]],
  ["Nights: you have to be able to work them", []],
  ["Full working rights in Australia", ["Full working rights in Australia"]],
  ["Forklift licence, or ability to obtain one within 60 days", ["Forklift licence"]],
  ["VCA-attest of bereid dit te behalen", ["VCA-attest"]],
  ["21 years of age or older", []],
  ["Clean driving record, Monday-Friday", ["Driving record"]],
  ["5 years of verifiable experience", []],
  ["Bac+3 à Bac+5 en marketing", ["Bac+3 à Bac+5 en marketing"]],
  ["Own transport and valid driver's licence", ["Own transport", "Driver's licence"]],
  ["PhD in Zoology; Ph.D. in Zoology preferred by the start", ["PhD in Zoology"]],
  ["BTS Bioanalyses et Contrôles ou équivalent", ["BTS Bioanalyses et Contrôles"]],
  ["A portfolio (PDF or link) is compulsory", ["Portfolio"]],
  ["Must be able to perform job functions independently", []],
  ["Must be able to read, write and speak English", ["English"]],
  ["Pesticide applicator license within six months", ["Pesticide applicator license"]],
  ["Berufserfahrung, gern in Teilzeit", []],
  ["hables inglés y manejes Zorplin", ["Zorplin", "English"]],
  ["2 ans de salon au moins", ["2+ ans de salon"]],
  ["moving and handling certificate", ["Moving and handling certificate"]],
])("a list of demands gives names and no pieces: %s", (item, expected) => {
  expect(propose(`Requirements\nEisen\nAnforderungen\n- ${item}`).mustHaveSkills).toEqual(expected);
});

test.each([
  ["have spent 5+ years building boats", ["5+ years building boats"]],
  ["You bring at least two years in claims", ["2+ years in claims"]],
  ["Clean driving record", ["Driving record"]],
  ["Must be at least 20 years of age", []],
  ["Power BI oder ein anderes Werkzeug", ["Power BI"]],
  ["Four years of related experience may substitute for the degree", []],
  ["Knowledge of GCP and 21 CFR Part 11", ["GCP", "21 CFR Part 11"]],
])("an item keeps what is asked for and loses what only leads to it: %s", (item, expected) => {
  expect(propose(`Requirements\nEisen\nAnforderungen\n- ${item}`).mustHaveSkills).toEqual(expected);
});

test("a tool of the duties is no second demand where the posting names it as one of several", () => {
  expect(
    propose(
      "Your tasks\n- Automate with Python\n\nRequirements\n- SQL\n\nNice to have\n- Python or R",
    ),
  ).toMatchObject({ mustHaveSkills: ["SQL"], niceToHaveSkills: ["Python or R"] });
});

test("a norm of the duties is a wish where the posting wishes for it", () => {
  expect(
    propose("Your tasks\n- Work by ISO 17025\n\nNice to have\n- Standard ISO 17025"),
  ).toMatchObject({ mustHaveSkills: [], niceToHaveSkills: ["Standard ISO 17025"] });
});

test.each([
  ["Big plus if you have a NATE card", ["NATE card"]],
  ["Haber trabajado con Zuplo o Zarpo", ["Zuplo o Zarpo"]],
  ["Foundry experience strongly preferred", ["Foundry"]],
])("a wish is named without the words that wish: %s", (item, expected) => {
  expect(propose(`Nice to have\n- ${item}`).niceToHaveSkills).toEqual(expected);
});
