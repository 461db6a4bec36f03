import { expect, test } from "vitest";
import { isInSense } from "./judge-word-sense.ts";
import type { WordPlace } from "./judge-word-sense.ts";
import type { WordSense } from "./parse-senses.ts";

type Case = {
  why: string;
  kind: WordSense["kind"];
  /** A line with the word between stars. */
  line: string;
  place?: Partial<WordPlace>;
  isSkill: boolean;
};

const posting = { asksForSkills: true };
const listed = { isItem: true, inSkillList: true };
const nursing = { trades: new Set(["nursing"]) };

const cases: readonly Case[] = [
  { why: "it never names a skill", kind: "never", line: "*Street*", place: listed, isSkill: false },
  {
    why: "it names one in certain languages",
    kind: "in",
    line: "*Pflege*",
    place: { language: "de" },
    isSkill: true,
  },
  {
    why: "it names one in certain languages",
    kind: "in",
    line: "*Pflege*",
    place: { language: "fr" },
    isSkill: false,
  },
  {
    why: "it names one beside its own trades only",
    kind: "beside",
    line: "Night *triage*",
    isSkill: false,
  },
  {
    why: "it is a job title in a list of skills",
    kind: "person",
    line: "*Translator*",
    place: listed,
    isSkill: false,
  },
  {
    why: "it is an item among skills",
    kind: "work",
    line: "*Payroll*",
    place: listed,
    isSkill: true,
  },
  {
    why: "it is what the job's holder will do",
    kind: "work",
    line: "You will be *negotiating* offers",
    place: posting,
    isSkill: true,
  },
  {
    why: "it is work, followed by an occupation",
    kind: "work",
    line: "*Payroll* manager",
    isSkill: true,
  },
  {
    why: "it is work, followed by an occupation",
    kind: "work",
    line: "helped the *payroll* manager",
    isSkill: false,
  },
  {
    why: "it tells another word what it is about",
    kind: "work",
    line: "a *payroll* question",
    isSkill: false,
  },
  {
    why: "it stands beside its trade",
    kind: "beside",
    line: "Night *triage*",
    place: nursing,
    isSkill: true,
  },
  {
    why: "a posting asks for it",
    kind: "item",
    line: "with *logistics*",
    place: posting,
    isSkill: true,
  },
  { why: "it may be a job title", kind: "person", line: "worked as a *translator*", isSkill: true },
  { why: "it may be a job title", kind: "person", line: "met the *translator*", isSkill: false },
  { why: "it is called a skill", kind: "item", line: "good *logistics* skills", isSkill: true },
  {
    why: "it is an item that was led up to",
    kind: "item",
    line: "experience in *logistics*",
    isSkill: true,
  },
  {
    why: "it is an item that was led up to",
    kind: "item",
    line: "moved into *logistics*",
    isSkill: false,
  },
  {
    why: "it opens its line, is done by somebody, or is a degree's subject",
    kind: "work",
    line: "*Editing* and more",
    isSkill: true,
  },
  {
    why: "it opens its line, is done by somebody, or is a degree's subject",
    kind: "work",
    line: "responsible for *editing*",
    isSkill: true,
  },
  {
    why: "it opens its line, is done by somebody, or is a degree's subject",
    kind: "work",
    line: "Bachelor of Arts in *Psychology*",
    isSkill: true,
  },
  {
    why: "it opens its line, is done by somebody, or is a degree's subject",
    kind: "work",
    line: "the story behind *psychology*",
    isSkill: false,
  },
];

test.each(cases)("$line ($kind): $isSkill, since $why", ({ kind, line, place, isSkill }) => {
  const [before = "", word = "", after = ""] = line.split("*");
  const of = kind === "in" ? ["de"] : kind === "beside" ? ["nursing"] : [];
  const wordPlace: WordPlace = {
    text: before + word + after,
    start: before.length,
    end: before.length + word.length,
    isItem: false,
    isAmongItems: false,
    inSkillList: false,
    asksForSkills: false,
    namesCourses: false,
    trades: new Set(),
    language: "en",
    ...place,
  };
  expect(isInSense({ kind, of }, wordPlace)).toBe(isSkill);
});
