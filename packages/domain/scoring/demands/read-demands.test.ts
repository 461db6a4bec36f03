import { expect, test } from "vitest";
import { readDemands } from "./read-demands.ts";

type Job = { must?: string[]; nice?: string[]; title?: string; description?: string };

const read = ({ must = [], nice = [], title = "", description = "" }: Job) =>
  readDemands({ title, description, requirements: { must, nice } });

const only = (text: string) => read({ must: [text] }).demands[0];

test.each([
  // A must-have weighs three; everyday skills and degrees weigh less.
  ["Python", ["Python"], 3],
  ["k8s", ["Kubernetes"], 3],
  ["Strong Python skills", ["Python"], 3],
  ["Communication", ["Communication"], 1.05],
  ["Excel", ["Microsoft Excel"], 1.2],
  ["Python and communication", ["Python", "Communication"], 3],
  ["Python and Excel", ["Python", "Microsoft Excel"], 3],
  ["Communication and Excel", ["Communication", "Microsoft Excel"], 1.2],
  ["Teamwork and communication", ["Teamwork", "Communication"], 1.05],
  ["Falconry displays", [], 2.4],
  ["Bachelor's degree in Nursing", [], 1.8],
  ["BSc in Python", [], 1.8],
] as const)("a must-have has its skills and its weight: %s", (text, skills, weight) => {
  expect(only(text)).toMatchObject({ text, kind: "must" });
  expect(only(text)?.skills.toSorted()).toEqual([...skills].sort());
  expect(only(text)?.weight).toBeCloseTo(weight);
  expect(read({ nice: [text] }).demands[0]).toMatchObject({ kind: "nice" });
  expect(read({ nice: [text] }).demands[0]?.weight).toBeCloseTo(weight / 3);
});

test.each([
  ["React or Angular", true],
  ["Frameworks, e.g. React", true],
  ["Frameworks such as React", true],
  ["Frameworks like React", true],
  ["React and similar", true],
  ["One of React, Angular", true],
  ["React oder Angular", true],
  ["z.B. React", true],
  ["z. B. React", true],
  ["React ou Angular", true],
  ["Par exemple React", true],
  ["React o Angular", true],
  ["React/Angular", true],
  ["React, Angular etc.", true],
  ["React or EQUIVALENT", true],
  ["React, equivalent frameworks", true],
  ["React and Angular", false],
  ["React for our store, unlikely Angular", false],
])("one of several is enough only where the job says so: %s", (text, anyOf) => {
  expect(only(text)?.anyOf).toBe(anyOf);
});

test.each([
  ["EHR such as Epic", ["EHR", "Epic"]],
  ["HRIS (ADP, Workday)", ["HRIS", "ADP", "Workday"]],
  ["Falconry software such as Zorblax or Quimbo", ["Falconry software", "Zorblax", "Quimbo"]],
  ["Tools such as Zorblax", ["Zorblax"]],
  ["Event streaming (Kafka, Pulsar)", []],
  ["Excel (VLOOKUP, pivot tables)", []],
  ["Excel, a CRM such as HubSpot, and Git", []],
])("a class or any example of it answers a demand: %s", (text, alternatives) => {
  expect(only(text)?.alternatives.map((one) => one.text)).toEqual(alternatives);
});

test.each([
  ["Bachelor's degree in Nursing", true],
  ["Nursing", false],
  ["Falconry displays", false],
])("a degree is told from a skill: %s", (text, isDegree) => {
  expect(only(text)?.isDegree).toBe(isDegree);
});

test.each([
  ["3+ years of nursing experience", ["nurse"]],
  ["5 years as a nurse", ["nurse"]],
  ["Proven background in accounting", ["accountant"]],
  ["2 yrs teacher", ["teacher"]],
  ["Worked as a teacher", ["teacher"]],
  ["Working as an accountant", ["accountant"]],
  ["Mindestens 3 Jahre als Buchhalter", ["accountant"]],
  ["Erfahrung als Lehrer", ["teacher"]],
  ["Expérience: comptable", ["accountant"]],
  ["Experiencia de contador", ["accountant"]],
  ["Nurse", null],
  ["Experience with falconry", null],
  ["Bachelor's degree and 3 years as a nurse", null],
])("experience in a kind of work names the work: %s", (text, families) => {
  expect(only(text)?.work?.families.map(({ family }) => family) ?? null).toEqual(families);
});

test.each([
  "English",
  "Fluent English",
  "Excellent written and spoken English",
  "Good command of German",
  "English C1, spoken and written",
  "Sehr gute Deutschkenntnisse in Wort und Schrift",
  "Gute Englisch",
  "Français courant",
  "Native Spanish speaker",
  " Fluent English ",
])("a language that the job requires is never lost: %s", (text) => {
  expect(only(text)).toMatchObject({ text, languages: [{}], skills: [], stems: [] });
});

test.each([
  "German tax law",
  "English teacher training",
  "French cuisine",
  "Falconry with English instructions",
  "Falconry, English",
  `English and all that goes with it in a house of many people from everywhere`,
])("a demand that only begins like a language counts: %s", (text) => {
  expect(only(text)?.text).toBe(text);
});

test("a demand of nothing but filling words is none", () => {
  expect(read({ must: ["strong experience", "5+ years", ""] }).demands).toEqual([]);
});

test("the same thing asked for twice counts once, as the weightier demand", () => {
  const texts = (job: Job) => read(job).demands.map(({ text, kind }) => `${kind} ${text}`);
  expect(texts({ must: ["Python"], nice: ["Python"] })).toEqual(["must Python"]);
  expect(texts({ must: ["k8s", "Kubernetes"] })).toEqual(["must k8s"]);
  expect(texts({ nice: ["React, Angular"], must: ["Angular and React"] })).toEqual([
    "must Angular and React",
  ]);
  expect(texts({ must: ["Falconry displays"], nice: [" falconry DISPLAYS "] })).toEqual([
    "must Falconry displays",
  ]);
  expect(texts({ must: ["Falconry displays", "Otter displays"] })).toHaveLength(2);
});

test("what only the description names counts half a wish each, and all of it 0.4 of the lists", () => {
  const demands = (description: string, must = ["Python"]) =>
    read({ must, description }).demands.map(({ text, kind, weight }) => [text, kind, weight]);
  expect(demands("You work with Kafka and Docker.")).toEqual([
    ["Python", "must", 3],
    ["Apache Kafka", "described", 0.5],
    ["Docker", "described", 0.5],
  ]);
  const many = demands("You work with Kafka, Docker, React and Angular.");
  expect(many.slice(1).map(([, , weight]) => Number(weight).toFixed(2))).toEqual([
    "0.30",
    "0.30",
    "0.30",
    "0.30",
  ]);
  expect(demands("You work with Python.")).toEqual([["Python", "must", 3]]);
  expect(demands("## Requirements\n- Falconry displays")).toContainEqual([
    "Falconry displays",
    "described",
    expect.closeTo(0.4),
  ]);
  expect(demands("## About us\nWe love Kafka.")).toHaveLength(1);
});

test("a degree of the description counts where the lists name none", () => {
  const degrees = (must: string[]) =>
    read({ must, description: "## Requirements\n- Bachelor's degree in Finance" })
      .demands.filter(({ isDegree }) => isDegree)
      .map(({ text }) => text);
  expect(degrees(["Python"])).toEqual(["Bachelor's degree in Finance"]);
  expect(degrees(["Degree in Accounting"])).toEqual(["Degree in Accounting"]);
});

test.each([
  [
    "2+ years as a personal trainer or fitness instructor",
    ["personal trainer", "fitness instructor"],
  ],
  [
    "3 years in management consulting, business analysis or audit",
    ["management consulting", "business analysis", "audit"],
  ],
  ["3 Jahre Erfahrung als Koch oder Bäcker", ["Koch", "Bäcker"]],
])("years of either work: %s", (text, works) => {
  const [demand] = read({ must: [text] }).demands;
  expect(demand?.alternatives.map((one) => one.text.split(/ (?:als|as a|in) /u)[1])).toEqual(works);
  expect(demand?.alternatives.every(({ years }) => years === demand.years)).toBe(true);
});

test("without lists, what the description demands weighs like a must, and is none", () => {
  const job = read({
    title: "Python Developer",
    description:
      "You work with React.\n\n## Requirements\n- Kafka\n\n## Nice to have\n- Docker\n- Kafka\n\n## About us\nWe love Angular.",
  });
  expect(job.source).toBe("description");
  expect(job.demands.map(({ text, kind, weight }) => `${text} ${kind} ${weight}`)).toEqual([
    "React described 0.5",
    "Apache Kafka described 3",
    "Docker nice 1",
    "Python described 0.5",
  ]);
  const weightier = read({ description: "Kafka is a plus. Kafka is required." });
  expect(weightier.demands.map(({ kind, weight }) => [kind, weight])).toEqual([["described", 3]]);
  expect(read({}).source).toBe("none");
  expect(read({ title: "Python Developer" }).title.title).toBe("Python Developer");
});

test.each([
  ["A bachelor's degree in Business or Finance. You know Python.", ["Python"]],
  ["You hold a degree in Finance and Marketing, and have worked with SAP", ["SAP"]],
  ["A degree in Finance and experience with SAP", ["SAP"]],
  ["A master's in Data Science and 5 years of SQL", ["SQL"]],
  ["You will master Kubernetes and Docker quickly", ["Kubernetes", "Docker"]],
])("what a degree is in is no skill of the description: %s", (description, skills) => {
  const { demands } = read({ must: ["Otter keeping"], description });
  const described = demands.filter(({ kind }) => kind === "described");
  expect(described.flatMap((demand) => demand.skills)).toEqual(skills);
});

test.each([
  ["Advanced Excel", true],
  ["Excel (VLOOKUP, pivot tables)", false],
  ["Excel", false],
  ["Excel (or Google Sheets)", false],
])("depth in a skill is asked for by a word, not by an example: %s", (text, isAdvanced) => {
  expect(only(text)?.isAdvanced).toBe(isAdvanced);
});
