import { computingOccupations } from "./computing-occupations.ts";
import { engineeringOccupations } from "./engineering-occupations.ts";
import { financeOccupations } from "./finance-occupations.ts";
import { healthOccupations } from "./health-occupations.ts";
import { leadingOccupations } from "./leading-occupations.ts";
import { mediaOccupations } from "./media-occupations.ts";
import { peopleOccupations } from "./people-occupations.ts";
import { salesOccupations } from "./sales-occupations.ts";
import { scienceOccupations } from "./science-occupations.ts";
import { tradeOccupations } from "./trade-occupations.ts";

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

/**
 * All of them. Format: `@family group` begins a family, whose occupations are near each other; each
 * line is `occupation: title, title ~ near, near`, where near names another occupation.
 */
export function occupationLines(): OccupationLine[] {
  const found: OccupationLine[] = [];
  let [family, group] = ["", ""];
  for (const line of allOccupations.flatMap((text) => text.trim().split("\n"))) {
    if (line.startsWith("@")) {
      [family = "", group = ""] = line.slice(1).split(" ");
      continue;
    }
    const colon = line.indexOf(":");
    const [titles = "", near = ""] = line.slice(colon + 1).split("~");
    const name = line.slice(0, colon);
    found.push({ name, family, group, titles: [name, ...listed(titles)], near: listed(near) });
  }
  return found;
}

const allOccupations = [
  leadingOccupations,
  financeOccupations,
  computingOccupations,
  engineeringOccupations,
  scienceOccupations,
  healthOccupations,
  peopleOccupations,
  mediaOccupations,
  salesOccupations,
  tradeOccupations,
];

const listed = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
