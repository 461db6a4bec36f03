import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const skillsOf = (skills: string) =>
  parseResume(
    documentFrom(`
Ada Example
ada@example.org

Work Experience
Dispatcher, Orchard Freight, 2019 – present
- Planned routes for nine vans

Skills
${skills}`),
    { today: "2024-06-15" },
  ).skills.map(({ skill }) => skill);

test("what somebody does for fun, and a referee, shows no skill", () => {
  expect(skillsOf("Excel\nInterests: photography, cooking, teaching chess")).toEqual([
    "Microsoft Excel",
  ]);
  expect(skillsOf("Word, Excel. Hobbies: gardening, cooking")).toEqual([
    "Microsoft Word",
    "Microsoft Excel",
  ]);
});

test("two names in one item are shown once each", () => {
  expect(skillsOf("CPR/BLS, Word and Excel")).toEqual([
    "CPR",
    "BLS",
    "Microsoft Word",
    "Microsoft Excel",
  ]);
});

test("a level is no part of a name, and a class of a licence no skill", () => {
  expect(skillsOf("some Excel, GP control 72%, B, BE, C1")).toEqual([
    "Microsoft Excel",
    "GP control",
  ]);
});

test("the first half of a wrapped name is no skill of its own", () => {
  expect(skillsOf("Terraform, Kubernetes, Distributed\nsystems, Kafka")).not.toContain(
    "Distributed",
  );
});

test("with whom somebody worked is not in the list of what they can", () => {
  expect(skillsOf("I have worked with design, sales, legal and support teams")).not.toContain(
    "Sales",
  );
});

test("an ordinary word of a list is no program because its item stands alone", () => {
  const skills = skillsOf("ADA rules, contracts, CPR, data entry, access, scheduling, PBX");
  expect(skills).toContain("CPR");
  expect(skills).not.toContain("Microsoft Access");
});

test("how an item is qualified is no part of its name", () => {
  expect(skillsOf("Various payroll ledgers, Route costing expertise")).toEqual([
    "Payroll",
    "Payroll ledgers",
    "Route costing",
  ]);
});

test("among skills a name that is also a plain word counts", () => {
  const skills = skillsOf("Spark, Ray, Storm, Flink, Kafka, Airflow, Prefect, Snowflake");
  for (const name of ["Ray", "Storm", "Prefect"]) expect(skills).toContain(name);
});

test("among plain words none of them counts", () => {
  const skills = skillsOf("Excel, Office, Materials, Clients, Ray, Delivery, Quality, Storm");
  for (const name of ["Office", "Materials", "Ray", "Storm"]) expect(skills).not.toContain(name);
});

test("a Polish or Italian word that looks like an English pronoun costs no skill", () => {
  expect(skillsOf("Kadry i płace, Naprawa maszyn")).toContain("Kadry i płace");
  expect(skillsOf("IT-Forensik, Kadry i płace")).toContain("IT-Forensik");
});

test("the label of a list is no skill, with a colon or on the line above", () => {
  expect(skillsOf("Daily: TypeScript, Docker, Kafka, Redis")).not.toContain("Daily");
  const lists = "TypeScript, Docker, Kafka\nOften\nRedis, AWS\nBefore\nMySQL, Bash";
  expect(skillsOf(lists)).not.toContain("Often");
  expect(skillsOf(lists)).not.toContain("Before");
  expect(skillsOf("TypeScript, Docker, Kafka, Redis\nPrefect\nPlay")).toContain("Prefect");
});
