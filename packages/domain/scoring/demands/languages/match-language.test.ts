import { expect, test } from "vitest";
import { findMentions } from "../../evidence/find-mentions.ts";
import { sampleResume } from "../../testing/sample-resume.ts";
import { matchDemand } from "../match-demand.ts";
import { readDemands } from "../read-demands.ts";

type Stated = [language: string, level: string | null];

/** A CV in English with this list of languages and one role. */
function match(text: string, stated: Stated[], bullets: string[] = []) {
  const resume = sampleResume({ roles: [{ title: "Accountant", bullets }] });
  const lines = [...resume.lines, ...stated.map(([language]) => `Languages: ${language}`)];
  const languages = stated.map(([language, level], at) => ({
    value: { language, level },
    confidence: 1,
    place: { page: 1, line: resume.lines.length + at },
  }));
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (demand === undefined) throw new Error(`No demand: ${text}`);
  const found = matchDemand(findMentions({ ...resume, lines, languages }), demand);
  return [found.state, found.by, found.quote?.text ?? null];
}

const german: Stated = ["German", "fluent"];

test("a required language is quoted from the CV's list", () => {
  expect(match("German", [german])).toEqual(["listed", "German (fluent)", "Languages: German"]);
  expect(match("Fluent German", [german])).toEqual(match("German", [german]));
  expect(match("German", [["Dutch", null]])).toEqual(["not-found", null, null]);
});

test("a lower level, or none where the job asks for fluency, is related", () => {
  expect(match("Fluent German", [["German", "B1"]])[0]).toBe("related");
  expect(match("Fluent German", [["German", null]])[0]).toBe("related");
  expect(match("Native German", [german])[0]).toBe("related");
  expect(match("German B1", [["German", null]])[0]).toBe("listed");
  expect(match("German (C1)", [["German", "native"]])[0]).toBe("listed");
});

test("a role in which the language was used shows it, a market doesn't", () => {
  const spoke = "Spoke German with suppliers every day";
  expect(match("German", [], [spoke])).toEqual(["shown", spoke, spoke]);
  expect(match("German", [], ["Sold to German customers"])[0]).toBe("not-found");
});

test("one of two is enough where the job says or, and related where it says and", () => {
  expect(match("French or German", [german]).slice(0, 2)).toEqual(["listed", "German (fluent)"]);
  expect(match("French and German", [german])[0]).toBe("related");
  expect(match("French and German", [german, ["French", null]]).slice(0, 2)).toEqual([
    "listed",
    "French, German (fluent)",
  ]);
});

test("a CV in the required language states it", () => {
  expect(match("Fluent English", [])).toEqual(["listed", "CV written in English", null]);
  expect(match("Native English", [])[0]).toBe("related");
});
