import { expect, test, vi } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { mostMustHaves, proposeRequirements } from "./propose-requirements.ts";

const propose = (description: string) => proposeRequirements(parsePosting(description));

test("a job's posting is parsed once, whatever scoring reads of it", async () => {
  vi.resetModules();
  vi.doMock("./clauses/parse-clauses.ts", { spy: true });
  const clauses = await import("./clauses/parse-clauses.ts");
  const { readJob } = await import("../scoring/read-job.ts");
  const description = "Requirements\n- Payroll\n- 3 years in accounting";
  readJob({ title: "Clerk", description, requirements: { must: ["Payroll"], nice: [] } });
  expect(clauses.parseClauses).toHaveBeenCalledTimes(1);
  vi.doUnmock("./clauses/parse-clauses.ts");
  vi.resetModules();
});

test("no more than eight must-haves are proposed, and the rest is offered", () => {
  const items = ["German", "Welding certificate", "Kindness", "Zorplin", "Excel", "Docker"];
  const more = ["Kafka", "Java", "Python", "Registered nurse licence", "5 years in nursing"];
  const all = propose(`Requirements\n- ${[...items, ...more].join("\n- ")}`);
  expect(all.mustHaveSkills).toHaveLength(mostMustHaves);
  // Certificates and years of experience have priority.
  expect(all.mustHaveSkills).toContain("Registered nurse licence");
  expect(all.mustHaveSkills).toContain("5+ years in nursing");
  expect(all.mustHaveSkills.length + all.otherSkills.length).toBe(items.length + more.length);
});

test("duties are offered, and are must-haves of no job", () => {
  const all = propose("Your tasks\n- Prepare reports in Excel\n\nRequirements\n- Payroll");
  expect(all.mustHaveSkills).toEqual(["Payroll"]);
  expect(all.otherSkills).toEqual(["Microsoft Excel"]);
});

test("a text that demands nothing outright proposes what its prose names", () => {
  expect(propose("Our services run on PostgreSQL and Kafka.\n").niceToHaveSkills).toEqual([]);
});

test.each([
  ["a column for each level", "Criteria | Essential | Desirable\nAAT Level 4 | X |\nVBA | | X"],
  [
    "a level in each row",
    "Criteria | Essential / Desirable\nAAT Level 4 | Essential\nVBA | Desirable",
  ],
  ["cells that hold the items", "\tEssential\tDesirable\nQualifications\tAAT Level 4\tVBA"],
  ["letters in brackets", "Skills (E = essential, D = desirable)\n- AAT Level 4 (E)\n- VBA (D)"],
  ["several letters in a line", "E = essential, D = desirable\nAAT Level 4 (E), VBA (D)"],
  [
    "letters between dashes",
    "Key: E = Essential, D = Desirable, I = interview\nAAT Level 4 – E – I\nVBA – D – I",
  ],
  ["German", "Kriterium | Erforderlich | Wünschenswert\nAAT Level 4 | x |\nVBA | | x"],
])("a table says how much each item is wanted: %s", (_, table) => {
  expect(propose(`Finance Officer\n${table}`)).toMatchObject({
    mustHaveSkills: ["AAT Level 4"],
    niceToHaveSkills: ["VBA"],
  });
});

test("a posting that lost its line breaks is read by the labels within it", () => {
  const text =
    "Warehouse Lead Example Foods - Springfield, IL $21.50 - $24.00 an hour - Full-time Responsibilities: Run the morning shift and train new staff. Keep the cold store tidy. Requirements: Forklift licence. Minimum 2 years in a cold store. Preferred: Kafka. Benefits: pension, paid apprenticeship program.";
  expect(propose(text)).toMatchObject({
    mustHaveSkills: ["Forklift licence", "2+ years in a cold store"],
    niceToHaveSkills: ["Apache Kafka"],
  });
});

test.each([
  ["en", "Requirements\n- Go\nThis role does not involve SAP."],
  ["en", "You will need Go. SAP experience is neither required nor expected."],
  ["de", "Anforderungen\n- Go\n- SAP ist keine Voraussetzung"],
  ["fr", "Profil recherché\n- Go\n- SAP n'est pas requis"],
  ["es", "Requisitos\n- Go\n- No se requieren conocimientos de SAP"],
  ["it", "Requisiti:\n- Go\n- Non è richiesta esperienza con SAP"],
  ["nl", "Vereisten\n- Go\n- Ervaring met SAP is niet nodig"],
  ["pl", "Wymagania:\n- Go\n- nie wymagamy znajomości SAP"],
  ["pt", "Requisitos:\n- Go\n- Não é necessário conhecimento de SAP"],
  ["ru", "Требования\n- Go\n- SAP не требуется"],
])("what a posting says it doesn't need is proposed nowhere: %s, %s", (_, text) => {
  const { mustHaveSkills, niceToHaveSkills, otherSkills } = propose(text);
  expect([mustHaveSkills, niceToHaveSkills, otherSkills]).toEqual([["Go"], [], []]);
});

test.each([
  ["it", "Requisiti:\n- Patente B\n\nGradita la conoscenza di Revit", ["Patente B", "Revit"]],
  [
    "pl",
    "Wymagania:\n- znajomość Excel\n\nMile widziane:\n- znajomość języka niemieckiego",
    ["Microsoft Excel", "German"],
  ],
  ["pt", "Requisitos:\n- Excel\n\nDesejável:\n- Inglês", ["Microsoft Excel", "English"]],
  ["ru", "Требования\n- Знание Excel\n\nБудет плюсом:\n- Знание SAP", ["Microsoft Excel", "SAP"]],
])("demands and wishes are told apart in %s", (_, text, expected) => {
  const { mustHaveSkills, niceToHaveSkills } = propose(text);
  expect([...mustHaveSkills, ...niceToHaveSkills]).toEqual(expected);
  expect(mustHaveSkills).toHaveLength(1);
});

test.each([
  ["Requires an active CISSP; PMP preferred.", ["Active CISSP"], ["PMP"]],
  ["Bachelor's degree required, PhD preferred.", ["Bachelor's degree"], ["PhD"]],
  ["Débutants acceptés pour les postes de nuit", [], []],
])("a clause asks for what it names: %s", (item, must, nice) => {
  const { mustHaveSkills, niceToHaveSkills } = propose(`Requirements\n- ${item}`);
  expect([mustHaveSkills, niceToHaveSkills]).toEqual([must, nice]);
});

test.each([
  [
    "must be admitted to the Texas bar and registered with the IRS",
    ["Admitted to the Texas bar", "Registered with the IRS"],
  ],
  ["You have passed at least two CII exams", ["Passed at least two CII exams"]],
  ["Laurea in Scienze motorie", ["Laurea in Scienze motorie"]],
  ["Esperienza di almeno 2 anni in microbiologia", ["2+ anni in microbiologia"]],
  ["Experiência de 3 anos em bloco operatório", ["3+ anos em bloco operatório"]],
  ["Min 3 yrs exp in machine parts purchase", ["3+ yrs in machine parts purchase"]],
  [
    "three to five years of marine insurance experience",
    ["3+ years of marine insurance experience"],
  ],
  ["prawo jazdy kat. C+E", ["Prawo jazdy kat. C+E"]],
])("what comes first in a posting is named whole: %s", (item, expected) => {
  expect(propose(`Desired candidate profile\n- ${item}`).mustHaveSkills).toEqual(expected);
});
