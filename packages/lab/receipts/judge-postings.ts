import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import type { PostedRequirement } from "@resume-picker/domain/posting/parse-posting";
import { proposeRequirements } from "@resume-picker/domain/posting/propose-requirements";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import { halfOf, halves } from "./halves.ts";
import { namesIn, namesOf } from "./skill-names.ts";

const Item = z.object({
  item: z.string(),
  accept: z.array(z.string()),
  mayBeLeftOut: z.boolean().optional(),
  /** True for a requirement that no recruiter would leave out. Noted since the ninth set. */
  isChief: z.boolean().optional(),
});
const Posting = z.object({
  id: z.string(),
  language: z.string(),
  text: z.string(),
  must: z.array(Item),
  nice: z.array(Item),
  never: z.array(z.string()),
});
/**
 * Other wordings of a posting's items, and optional items. They were judged by reading the
 * product's output.
 */
const AddedWordings = z.array(
  z.object({
    id: z.string(),
    must: z.array(z.string()),
    nice: z.array(z.string()),
    either: z.array(z.string()),
  }),
);

type Side = "must" | "nice";
type Wanted = {
  names: Set<string>;
  side: Side;
  isNeeded: boolean;
  isChief: boolean;
  item: string;
};

/**
 * The later sets were written and judged after rules had been derived from the earlier ones, so
 * they are reported separately.
 */
const sets = [
  { data: "receipts/postings", prefix: "" },
  { data: "receipts/postings-second", prefix: "second set, " },
  { data: "receipts/postings-third", prefix: "third set, " },
  { data: "receipts/postings-fourth", prefix: "fourth set, ", half: "tuned" },
  { data: "receipts/postings-fifth", prefix: "fifth set, ", half: "tuned" },
  { data: "receipts/postings-sixth", prefix: "sixth set, ", half: "tuned" },
  { data: "receipts/postings-seventh", prefix: "seventh set, ", half: "tuned" },
  { data: "receipts/postings-eighth", prefix: "eighth set, ", half: "reported" },
  { data: "receipts/postings-ninth", prefix: "ninth set, ", half: "reported" },
] as const;
type PostingSet = (typeof sets)[number];

/**
 * Four sets were written only to derive rules. The eighth and ninth were written only for
 * reporting, each after the last rules derived from others.
 */
const halfIn = (set: PostingSet, id: string) => ("half" in set ? set.half : halfOf(id));

export const postingGroups = sets.flatMap((set) =>
  ("half" in set ? [set.half] : halves).map((half) => `${set.prefix}${half}` as const),
);

export type JudgedPosting = {
  id: string;
  language: string;
  group: (typeof postingGroups)[number];
  text: string;
  right: number;
  wrong: string[];
  needed: number;
  missed: string[];
  /** Correct items with the wrong level (must or nice). */
  wrongSide: string[];
  /** The must-haves suggested first, eight at most. */
  proposed: { right: number; wrong: string[]; chiefs: number; chiefsMissed: string[] };
};

/** Parses a posting into requirements, or returns null if it wasn't parsed. */
type ReadPosting = (id: string, text: string) => readonly PostedRequirement[] | null;

const byRules: ReadPosting = (_id, text) => parsePosting(text).requirements;

/**
 * Judges postings as parsed by the rules or by `read`. Postings that weren't parsed are omitted.
 */
export function judgePostings(read: ReadPosting = byRules): JudgedPosting[] {
  const added = new Map(
    readData("receipts/postings-added", AddedWordings).map((entry) => [entry.id, entry]),
  );
  const moreOf = (id: string) => added.get(id) ?? { must: [], nice: [], either: [] };
  return sets.flatMap((set) =>
    readData(set.data, z.array(Posting)).flatMap((posting) => {
      const requirements = read(posting.id, posting.text);
      if (requirements === null) return [];
      const group = `${set.prefix}${halfIn(set, posting.id)}` as const;
      return [{ ...judge(posting, moreOf(posting.id), requirements), group }];
    }),
  );
}

/** Returns the texts of the postings that were written only for reporting. */
export const readHeldOutPostings = (): { id: string; text: string }[] =>
  readData("receipts/postings-ninth", z.array(Posting)).map(({ id, text }) => ({ id, text }));

function judge(
  { id, language, text, must, nice }: z.infer<typeof Posting>,
  more: { must: string[]; nice: string[]; either: string[] },
  requirements: readonly PostedRequirement[],
): Omit<JudgedPosting, "group"> {
  const wanted = [
    ...must.map((item) => wantedOf(item, "must")),
    ...nice.map((item) => wantedOf(item, "nice")),
  ];
  const either = namesOf(more.either);
  const isAdded = { must: namesOf(more.must), nice: namesOf(more.nice) };
  const given = requirements.map((one) => ({ skill: one.text, side: one.level }));
  const proposed = new Set(proposeRequirements({ requirements }).mustHaveSkills);
  const result: Omit<JudgedPosting, "group"> = {
    ...{ id, language, text },
    ...{ right: 0, wrong: [], needed: 0, missed: [], wrongSide: [] },
    proposed: { right: 0, wrong: [], chiefs: 0, chiefsMissed: [] },
  };
  const answered = new Set<Wanted>();
  const answeredFirst = new Set<Wanted>();
  for (const { skill, side } of given) {
    const meant = namesIn(skill);
    const isIn = (names: ReadonlySet<string>) =>
      meant.some((name) => names.has(name) || [...names].some((one) => containsAllOf(name, one)));
    const found = wanted.filter(({ names }) => isIn(names));
    for (const one of found) answered.add(one);
    if (proposed.has(skill)) for (const one of found) answeredFirst.add(one);
    const sides = new Set([
      ...found.map((one) => one.side),
      ...(["must", "nice"] as const).filter((one) => isIn(isAdded[one])),
    ]);
    if (proposed.has(skill) && (sides.has("must") || (sides.size === 0 && isIn(either))))
      result.proposed.right++;
    else if (proposed.has(skill)) result.proposed.wrong.push(skill);
    if (sides.size === 0) {
      if (!isIn(either)) result.wrong.push(`${skill} (${side})`);
      continue;
    }
    result.right++;
    if (!sides.has(side)) result.wrongSide.push(`${skill} (${side})`);
  }
  const needed = wanted.filter(({ isNeeded }) => isNeeded);
  result.needed = needed.length;
  result.missed = needed.filter((one) => !answered.has(one)).map(({ item }) => item);
  const chiefs = wanted.filter(({ isChief }) => isChief);
  result.proposed.chiefs = chiefs.length;
  result.proposed.chiefsMissed = chiefs
    .filter((one) => !answeredFirst.has(one))
    .map(({ item }) => item);
  return result;
}

const small =
  /^(?:an?|and|at|for|in|of|on|or|the|to|with|als|auf|bei|der|die|das|des|den|für|im|in|mit|oder|und|von|zum|zur|à|au|aux|d|de|des|du|en|et|l|la|le|les|ou|par|pour|un|une|al|como|con|del|el|las|los|o|para|por|y|een|het|met|op|tot|van|voor)$/u;
const tellingWords = (name: string) =>
  new Set(name.split(/[\s'’/]+/u).filter((word) => word !== "" && !small.test(word)));
const minShared = 2;
const maxMore = 2;

/**
 * Whether an item contains all words of the wanted one (at least two) and few others. "Residential
 * site management in Dublin" matches "site management".
 */
function containsAllOf(given: string, wanted: string): boolean {
  const [own, asked] = [tellingWords(given), tellingWords(wanted)];
  return (
    asked.size >= minShared &&
    own.size <= asked.size + maxMore &&
    [...asked].every((word) => own.has(word))
  );
}

function wantedOf(
  { item, accept, mayBeLeftOut, isChief }: z.infer<typeof Item>,
  side: Side,
): Wanted {
  return {
    ...{ names: namesOf([item, ...accept]), side, item },
    ...{ isNeeded: mayBeLeftOut !== true, isChief: isChief === true },
  };
}
