import type { Person } from "../person.ts";
import type { Block } from "./blocks.ts";
import type { Setting } from "./entries.ts";
import { contactOf, lineOf } from "./sections.ts";

/** Writes name, headline and, unless a section contains them, the contact details. */
export function writeHead(person: Person, setting: Setting): Block[] {
  const { template } = setting;
  const hasSection = [...template.order, ...template.side].includes("contact");
  const headline: Block[] =
    template.name === "labelled" ? [] : [{ kind: "headline", line: lineOf(person.headline) }];
  return [
    ...writeName(person, setting),
    ...headline,
    ...(hasSection ? [] : writeContact(person, setting)),
  ];
}

function writeName(person: Person, { template, words, language }: Setting): Block[] {
  const { prefix, letters, name } = person;
  const lettered = letters === undefined ? name : `${name}, ${letters}`;
  const whole = prefix === undefined ? lettered : `${prefix} ${lettered}`;
  const block = (text: string): Block => ({ kind: "name", line: lineOf(text) });
  const document = block(words.labels.document);
  switch (template.name) {
    case "caps":
      return [block(whole.toLocaleUpperCase(language))];
    case "lower":
      return [block(name.toLocaleLowerCase(language))];
    case "two lines": {
      const [first = "", ...rest] = name.split(" ");
      return [first, rest.join(" ")].filter((part) => part !== "").map(block);
    }
    case "labelled":
      return [document, { kind: "line", line: lineOf(`${words.labels.name}: ${whole}`) }];
    case "document title":
      return [document, block(whole)];
    default:
      return [block(whole)];
  }
}

function writeContact(person: Person, { template, words }: Setting): Block[] {
  const { labels } = words;
  const rows = [
    [labels.address, person.town],
    [labels.phone, person.phone],
    [labels.email, person.email],
  ];
  const line = (text: string): Block => ({ kind: "contact", line: lineOf(text) });
  switch (template.contact) {
    case "line":
      return [line(contactOf(person).join(" | "))];
    case "lines":
      return contactOf(person).map(line);
    case "labelled":
      return rows.map(([label, value]) => line(`${label ?? ""}: ${value ?? ""}`));
    default:
      return [
        {
          kind: "table",
          widths: [25, 75],
          border: false,
          rows: rows.map((cells) =>
            cells.map((text): Block[] => [{ kind: "line", line: lineOf(text) }]),
          ),
        },
      ];
  }
}
