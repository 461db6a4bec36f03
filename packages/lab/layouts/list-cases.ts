import type { Language } from "./languages.ts";
import { heldLanguages } from "./languages.ts";
import type { Person } from "./person.ts";
import { readPeople } from "./person.ts";
import type { Half, Template } from "./template.ts";
import { readTemplates } from "./template.ts";

/** One person's CV in one template. */
export type Case = {
  id: string;
  language: Language;
  template: Template;
  /** The template's half. A held-out template is held out in every language. */
  half: Half;
  /** Whether the CV's misses must not be inspected, because of its template or its language. */
  isHeld: boolean;
  person: Person;
};

/** Combines persons and templates, `count` for each language, and rotates through all persons. */
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
