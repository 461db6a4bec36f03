import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";
import { z } from "zod";
import { allDescriptions } from "../descriptions/all-descriptions.ts";
import { readData } from "../harness/read-data.ts";

const Trades = z.array(z.strictObject({ trade: z.string(), asks: z.array(z.string()) }));
const Postings = z.array(z.looseObject({ language: z.string(), text: z.string() }));
const Kits = z.array(
  z.looseObject({ job: z.looseObject({ title: z.string(), description: z.string() }) }),
);
const Requirements = z.looseObject({
  jobs: z.array(z.looseObject({ title: z.string(), description: z.string() })),
});

/** Skills of fewer trades and words of fewer texts are specific enough to count in full. */
const minTrades = 4;
const minTexts = 2;

export type Counted = { of: number; counts: ReadonlyMap<string, number> };

/** Counts how many of the described trades require a skill. */
export function countTrades(): Counted {
  const trades = readData("specificity/trades", Trades);
  const asked = trades.flatMap(({ asks }) => [
    ...new Set(asks.map((name) => canonicalSkill(name) ?? name)),
  ]);
  return { of: trades.length, counts: frequent(asked, minTrades) };
}

/** Counts how many of the lab's English postings contain a word, by its stem. */
export function countWords(): Counted {
  const texts = [
    ...allDescriptions.filter(isEnglish).map(({ text }) => text),
    ...readData("receipts/postings", Postings)
      .filter(isEnglish)
      .map(({ text }) => text),
    ...readData("ranking/kits", Kits).map(({ job }) => `${job.title}\n${job.description}`),
    ...readData("receipts/requirements", Requirements).jobs.map(
      ({ title, description }) => `${title}\n${description}`,
    ),
  ];
  const words = texts.flatMap((text) => [...new Set(contentStems(text))]);
  return { of: texts.length, counts: frequent(words, minTexts) };
}

const isEnglish = ({ language }: { language: string }) => language === "en";

function frequent(names: readonly string[], fewest: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= fewest));
}
