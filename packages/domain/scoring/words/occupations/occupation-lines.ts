import { occupationFamilies } from "../../../lexicon/occupation-families.gen.ts";
import { occupations } from "../../../lexicon/occupations.gen.ts";
import { kindsOf, marked } from "../../../lexicon/lexicon.ts";

/** One occupation: work that can be done at any employer without further training. */
export type OccupationLine = {
  name: string;
  family: string;
  group: string;
  /** Spellings in use, starting with its own name. */
  titles: string[];
  /** Occupations and families outside its own that take some months to learn from here. */
  near: string[];
};

/** Parses all occupations from the rows in `packages/lexicon`. */
export function occupationLines(): OccupationLine[] {
  const places = new Map(
    kindsOf(occupationFamilies).flatMap(([family, members]) =>
      members.map((member) => {
        const [name = "", group = ""] = member.split("@");
        return [name, { family, group }] as const;
      }),
    ),
  );
  return kindsOf(occupations).map(([name, words]) => {
    const { family = "", group = "" } = places.get(name) ?? {};
    const titles = words.filter((word) => !word.endsWith("~"));
    return { name, family, group, titles, near: marked(words, "~") };
  });
}
