import { expect, test } from "vitest";
import { parseExamples } from "./parse-examples.ts";

const read = (text: string) =>
  parseExamples(text).map(({ of, examples, isAnyOf, start, end }) => ({
    ...{ of, examples, isAnyOf },
    written: text.slice(start, end),
  }));

test.each([
  ["Experience with an EHR such as Epic", "Experience with an EHR", ["Epic"]],
  ["HRIS (ADP, Workday)", "HRIS", ["ADP", "Workday"]],
  ["A planning tool, e.g. Asana", "A planning tool", ["Asana"]],
  ["Certification (NASM, ACE or similar)", "Certification", ["NASM", "ACE"]],
  ["Erfahrung mit ERP-Systemen (z. B. SAP)", "Erfahrung mit ERP-Systemen", ["SAP"]],
  ["Eine Warenwirtschaft wie JTL oder Xentral", "Eine Warenwirtschaft", ["JTL", "Xentral"]],
  ["Un logiciel de paie, par exemple Silae", "Un logiciel de paie", ["Silae"]],
  ["Un logiciel comptable (Sage, Cegid…)", "Un logiciel comptable", ["Sage", "Cegid"]],
  ["Des outils tels que Jira et Trello", "Des outils", ["Jira", "Trello"]],
  ["Een boekhoudpakket, bijvoorbeeld Exact", "Een boekhoudpakket", ["Exact"]],
  ["Software contable como Siigo o World Office", "Software contable", ["Siigo", "World Office"]],
  ["CRM (por ejemplo, HubSpot)", "CRM", ["HubSpot"]],
  ["System ERP (np. SAP)", "System ERP", ["SAP"]],
])("examples are told from the class that they are of: %s", (text, of, examples) => {
  expect(read(text)).toEqual([{ of, examples, isAnyOf: true, written: text }]);
});

test("examples end where the sentence goes on to something else", () => {
  expect(
    read("Excel and a CRM such as HubSpot or Pipedrive, strong writing and Git").map(
      ({ written }) => written,
    ),
  ).toEqual(["a CRM such as HubSpot or Pipedrive"]);
});

test("names in brackets behind what is no class of tools are parts of it, not a choice", () => {
  expect(read("Event streaming (Kafka, Pulsar)")).toMatchObject([{ isAnyOf: false }]);
});

test.each([
  "Experiencia como Jefe de Obra",
  "Expérience comme Chef de projet",
  "You would like Python",
  "Excel (pivot tables, lookups)",
  "English (C1)",
  "Bilingual (Spanish)",
])("no examples: %s", (text) => {
  expect(read(text)).toEqual([]);
});
