import type { Language } from "./languages.ts";
import { heldLanguages } from "./languages.ts";
import type { Person } from "./person.ts";
import { readPeople } from "./person.ts";
import type { Half, Template } from "./template.ts";
import { readTemplates } from "./template.ts";

/** One person in one template. */
export type Case = {
  id: string;
  language: Language;
  template: Template;
  /** Of the template: a held template is held in every language. */
  half: Half;
  /** Whether nobody may look at the CV's misses, for its template or for its language. */
  isHeld: boolean;
  person: Person;
};

/** Persons in templates, `count` of each language, so that all persons get their turn. */
export function listCases(languages: readonly Language[], count = Infinity): Case[] {
  const halves: Half[] = ["held", "tuned"];
  const templates = halves.flatMap((half) =>
    readTemplates(half).map((template) => ({ template, half })),
  );
  return languages.flatMap((language) => {
    const people = readPeople(language);
    return templates.flatMap(({ template, half }, turn) =>
      people
        .map((_, at) => (turn + at) % people.length)
        .slice(0, count)
        .flatMap((index) => {
          const person = people[index];
          const isHeld = half === "held" || heldLanguages.includes(language);
          const id = `${template.id}-${language}-${String(index)}`;
          return person ? [{ id, language, template, half, isHeld, person }] : [];
        }),
    );
  });
}
