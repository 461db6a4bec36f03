import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalSkill } from "./canonical-skill.ts";
import { findSkills } from "./find-skills.ts";
import { allSenses } from "./parse-senses.ts";
import { allSkills } from "./parse-vocabulary.ts";
import type { SkillTerm } from "./parse-vocabulary.ts";
import { foldWord } from "./tokenize.ts";

const withSense = new Set([...allSenses().keys()].map(foldWord));

const named = (text: string, inSkillList = false) =>
  findSkills(text, { inSkillList }).map((found) => found.skill);

test("short and signed names are told apart in a plain list", () => {
  expect(named("Languages: C, C++, C#, R, Go, Rust, F#, .NET, Objective-C, PL/SQL")).toEqual([
    "C",
    "C++",
    "C#",
    "R",
    "Go",
    "Rust",
    "F#",
    ".NET",
    "Objective-C",
    "PL/SQL",
  ]);
});

test("a name inside another word is not a skill", () => {
  expect(named("JavaScript, Googled, Scalability, Rusty, Reactive, Sqlite")).toEqual([
    "JavaScript",
    "SQLite",
  ]);
  expect(named("R&D department, go-live support, C-level reporting, Python")).toEqual(["Python"]);
});

test("ordinary words are not read as tools", () => {
  const sentences = [
    "I excel at building teams and react swiftly to change.",
    "Go to Google and make yourself at home.",
    "Executive Chef, Hotel Adlon, Berlin",
    "Oracle, London, 2015 – 2017",
    "Access to care rose in Spring 2021; Word of mouth.",
    "Max Ruby Swift",
    "Vitamin C and Class C licence",
  ];
  for (const sentence of sentences) expect(named(sentence), sentence).toEqual([]);
});

test("ordinary words are read as tools where the words around say so", () => {
  expect(named("Built services in Go and React apps")).toEqual(["Go", "React"]);
  expect(named("DevOps: Chef, Puppet, Terraform")).toEqual([
    "DevOps",
    "Chef",
    "Puppet",
    "Terraform",
  ]);
  expect(named("Word, Excel, PowerPoint")).toEqual([
    "Microsoft Word",
    "Microsoft Excel",
    "Microsoft PowerPoint",
  ]);
  expect(named("Analysed trial data in R.")).toEqual(["R"]);
  expect(named("Swift developer")).toEqual(["Swift"]);
});

test("an item of a skills section needs neither case nor neighbours", () => {
  expect(named("python, go, react, c, excel, chef, sap", true)).toEqual([
    "Python",
    "Go",
    "React",
    "C",
    "Microsoft Excel",
    "Chef",
    "SAP",
  ]);
  expect(named("Driving licence classes B, C", true)).not.toContain("C");
});

test("the longest name wins", () => {
  expect(named("Spring Boot, React Native, ASP.NET Core, Google Cloud Platform")).toEqual([
    "Spring Boot",
    "React Native",
    "ASP.NET",
    "Google Cloud",
  ]);
});

test("spelling variants of one skill are that skill", () => {
  for (const text of ["microservices", "micro-services", "micro services", "Micro-Service"]) {
    expect(named(text), text).toEqual(["Microservices"]);
  }
  for (const text of ["Node.js", "NodeJS", "node js", "Node-JS"])
    expect(named(text), text).toEqual(["Node.js"]);
  expect(named("data visualisation")).toEqual(named("data visualization"));
  expect(named("A/B tests, CI/CD pipelines, Python3, HTML5")).toEqual([
    "A/B testing",
    "CI/CD",
    "Python",
    "HTML",
  ]);
});

test("skills of other trades and languages are found", () => {
  expect(named("Krankenpflege, soins infirmiers, enfermería")).toEqual([
    "Nursing",
    "Nursing",
    "Nursing",
  ]);
  expect(named("Lohnbuchhaltung und Projektmanagement")).toEqual(["Payroll", "Project management"]);
  expect(named("atención al cliente, permis CE, Gabelstaplerschein")).toEqual([
    "Customer service",
    "Commercial driving licence",
    "Forklift operation",
  ]);
});

test("employers, schools and prizes name no skills", () => {
  for (const text of ["Private Investigation Companies", "Friend of Social Work Award 2013"])
    expect(named(text), text).toEqual([]);
  expect(named("Social work with families")).toEqual(["Social work"]);
});

test("addresses name no skills", () => {
  const addresses = [
    "https://react.dev/python me@spark.io python.org www.swift.org github.com/docker",
    "ada.java@example.net python-dev@example.org tallow.net docker-tallow.de",
  ];
  for (const text of addresses) expect(named(text), text).toEqual([]);
  expect(named("Node.js/React, ASP.NET")).toEqual(["Node.js", "React", "ASP.NET"]);
});

test("each mention quotes the text verbatim, in order, without overlaps", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...samples()), { maxLength: 30 }), (parts) => {
      const text = parts.join("");
      let last = 0;
      for (const { term, start, end } of findSkills(text)) {
        expect(text.slice(start, end)).toBe(term);
        expect(start).toBeGreaterThanOrEqual(last);
        last = end;
      }
    }),
  );
}, 60_000);

test("letters that touch a name make it another word", () => {
  const undoubted = allSkills().flatMap((skill) =>
    skill.terms
      .filter((term) => isUndoubted(term) && /^\p{L}+$/u.test(term.text))
      .map((term) => ({ term, skill })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...undoubted),
      fc.constantFrom("x", "q", "ß", "é"),
      ({ term, skill }, letter) => {
        for (const glued of [`${letter}${term.text}`, `${term.text}${letter}`]) {
          if (canonicalSkill(glued) === null)
            expect(named(`We used ${glued} there`)).not.toContain(skill.name);
        }
      },
    ),
  );
}, 60_000);

test("every undoubted spelling is found as its skill in a sentence", () => {
  const undoubted = allSkills().flatMap((skill) =>
    skill.terms.filter(isUndoubted).map((term) => ({ text: term.text, name: skill.name })),
  );
  const missed = undoubted.filter(({ text, name }) => !named(`wir; ${text}; nous`).includes(name));
  expect(missed).toEqual([]);
}, 60_000);

function isUndoubted({ text, caution }: SkillTerm): boolean {
  return caution === null && !withSense.has(foldWord(text));
}

function samples(): string[] {
  return [
    "Java",
    "Script",
    " ",
    ",",
    "C",
    "++",
    "#",
    ".",
    "R",
    "&",
    "D",
    "Go",
    "gle",
    "\n",
    "\t",
    "/",
    "-",
    "React",
    "Native",
  ];
}
