import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const texts = z.array(z.string());
const { names, titles, places } = readData(
  "ranking/persons",
  z.strictObject({ names: texts, titles: texts, places: texts }),
);

/**
 * A possible owner of a CV. The names have many origins. Some are also words for occupations,
 * places or skills.
 */
export type Person = { name: string; title: string; born: string; place: string };

export const personAt = (index: number): Person => ({
  name: names[index % names.length] ?? "",
  title: titles[index % titles.length] ?? "",
  born: `${String((index % 28) + 1).padStart(2, "0")}.0${(index % 9) + 1}.19${60 + (index % 40)}`,
  place: places[index % places.length] ?? "",
});

/** Replaces the first two lines of a generated CV (name and contact) by those of `person`. */
export function asPerson(text: string, person: Person): string {
  const rest = text.split("\n").slice(2);
  const address = person.name
    .normalize("NFD")
    .replace(/[^A-Za-z]/gu, "")
    .toLowerCase();
  return [
    person.name,
    `${address}@example.com | +44 7700 900${String(100 + (address.length % 90))}`,
    person.place,
    `${person.title} ${person.name}, date of birth: ${person.born}`,
    ...rest,
  ].join("\n");
}
