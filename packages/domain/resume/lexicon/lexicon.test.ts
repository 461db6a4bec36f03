import { expect, test } from "vitest";
import { sectionKinds } from "../sections/section-kind.ts";
import { foldText } from "../text/fold-text.ts";
import { cues } from "./cues.gen.ts";
import { headings } from "./headings.gen.ts";
import { labels } from "./labels.gen.ts";
import { schooling } from "./schooling.gen.ts";

test("every heading of a language opens a section that there is", () => {
  const kinds = [headings, cues]
    .flatMap((lexicon) => Object.values(lexicon).flatMap((table) => Object.keys(table)))
    .map((kind) => kind.split(" ")[0]);
  expect(kinds.filter((kind) => !sectionKinds.some((known) => known === kind))).toEqual([]);
});

test("a language gives each word one meaning", () => {
  for (const lexicon of [headings, labels, schooling]) {
    for (const [language, table] of Object.entries(lexicon)) {
      const words = Object.entries(table)
        .filter(([kind]) => kind !== "degree" && kind !== "school")
        .flatMap(([, list]) => list.split("|"))
        .map((word) => foldText(word.replace(/[*+!]/g, "")));
      expect(
        words.filter((word, at) => words.indexOf(word) !== at),
        language,
      ).toEqual([]);
    }
  }
});
