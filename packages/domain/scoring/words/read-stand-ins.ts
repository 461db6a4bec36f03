import { contentStems } from "./phrase-words.ts";
import { standIns } from "./stand-ins.ts";

export type StandIn = { shows: readonly string[][]; near: readonly string[][] };

let loaded: ReadonlyMap<string, StandIn> | null = null;

/** What stands for a demand of these words, or null. */
export function standInFor(stems: readonly string[]): StandIn | null {
  loaded ??= parseStandIns(standIns);
  return loaded.get(keyOf(stems)) ?? null;
}

function parseStandIns(text: string): ReadonlyMap<string, StandIn> {
  const found = new Map<string, StandIn>();
  for (const line of text.trim().split("\n")) {
    const [names = [], shows = [], near = []] = line
      .split("|")
      .map((part) => part.trim().split(", "));
    const standIn = { shows: phrasesOf(shows), near: phrasesOf(near) };
    for (const name of names) found.set(keyOf(contentStems(name)), standIn);
  }
  return found;
}

/** Each word of a phrase has to say something. */
function phrasesOf(written: readonly string[]): string[][] {
  return written
    .map(contentStems)
    .filter((stems, at) => stems.length > 0 && stems.length === written[at]?.split(" ").length);
}

function keyOf(stems: readonly string[]): string {
  return [...new Set(stems)].sort().join(" ");
}
