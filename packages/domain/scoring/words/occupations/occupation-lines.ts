import { occupationFamilies } from "../../../lexicon/occupation-families.gen.ts";
import { occupations } from "../../../lexicon/occupations.gen.ts";
import { kindsOf, marked } from "../../../lexicon/lexicon.ts";

/** One occupation: work that those who do it could do anywhere at once. */
export type OccupationLine = {
  name: string;
  family: string;
  group: string;
  /** As people write it, its own name first. */
  titles: string[];
  /** Occupations and families whose work takes some months to learn from here, beside its own family. */
  near: string[];
};

/** All of them, by their rows in `packages/lexicon`. */
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
