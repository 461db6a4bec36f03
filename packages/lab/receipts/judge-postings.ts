import { suggestSkills } from "@resume-picker/adapters/ai-local/suggest-skills";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import type { Half } from "./halves.ts";
import { halfOf } from "./halves.ts";
import { namesIn, namesOf } from "./skill-names.ts";

const Item = z.object({
  item: z.string(),
  accept: z.array(z.string()),
  mayBeLeftOut: z.boolean().optional(),
});
const Posting = z.object({
  id: z.string(),
  language: z.string(),
  text: z.string(),
  must: z.array(Item),
  nice: z.array(Item),
  never: z.array(z.string()),
});
/** Other wordings of a posting's items, and what may stand or not: judged by reading what was shown. */
const AddedWordings = z.array(
  z.object({
    id: z.string(),
    must: z.array(z.string()),
    nice: z.array(z.string()),
    either: z.array(z.string()),
  }),
);

type Side = "must" | "nice";
type Wanted = { names: Set<string>; side: Side; isNeeded: boolean; item: string };

export type JudgedPosting = {
  id: string;
  language: string;
  half: Half;
  text: string;
  right: number;
  wrong: string[];
  needed: number;
  missed: string[];
  /** Right items that stand on the other side. */
  wrongSide: string[];
};

export function judgePostings(): JudgedPosting[] {
  const added = new Map(
    readData("receipts/postings-added", AddedWordings).map((entry) => [entry.id, entry]),
  );
  return readData("receipts/postings", z.array(Posting)).map((posting) => {
    const more = added.get(posting.id) ?? { must: [], nice: [], either: [] };
    return judge(posting, more);
  });
}

function judge(
  { id, language, text, must, nice }: z.infer<typeof Posting>,
  more: { must: string[]; nice: string[]; either: string[] },
): JudgedPosting {
  const wanted = [
    ...must.map((item) => wantedOf(item, "must")),
    ...nice.map((item) => wantedOf(item, "nice")),
  ];
  const either = namesOf(more.either);
  const isAdded = { must: namesOf(more.must), nice: namesOf(more.nice) };
  const suggested = suggestSkills(text);
  const given = [
    ...suggested.mustHaveSkills.map((skill) => ({ skill, side: "must" as const })),
    ...suggested.niceToHaveSkills.map((skill) => ({ skill, side: "nice" as const })),
  ];
  const result: JudgedPosting = {
    ...{ id, language, text, half: halfOf(id) },
    ...{ right: 0, wrong: [], needed: 0, missed: [], wrongSide: [] },
  };
  const answered = new Set<Wanted>();
  for (const { skill, side } of given) {
    const meant = namesIn(skill);
    const isIn = (names: ReadonlySet<string>) => meant.some((name) => names.has(name));
    const found = wanted.filter(({ names }) => isIn(names));
    for (const one of found) answered.add(one);
    const sides = new Set([
      ...found.map((one) => one.side),
      ...(["must", "nice"] as const).filter((one) => isIn(isAdded[one])),
    ]);
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
  return result;
}

function wantedOf({ item, accept, mayBeLeftOut }: z.infer<typeof Item>, side: Side): Wanted {
  return { names: namesOf([item, ...accept]), side, isNeeded: mayBeLeftOut !== true, item };
}
