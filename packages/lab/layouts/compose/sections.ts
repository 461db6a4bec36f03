import type { Person } from "../person.ts";
import type { Section } from "../template.ts";
import type { Block } from "./blocks.ts";
import { writeSpan } from "./dates.ts";
import type { Setting } from "./entries.ts";
import { arrange, labelFields, writeEntry, writePosts } from "./entries.ts";
import { toSpans } from "./patterns.ts";
import type { Post } from "./posts.ts";

export type Content = { person: Person; posts: Post[]; setting: Setting };

/** Writes a section's heading and content. */
export function writeSection(section: Section, content: Content): Block[] {
  const blocks = writeBody(section, content);
  const { words, template } = content.setting;
  const { wording } = template;
  const list = words.headings[section];
  const text =
    wording === "LinkedIn"
      ? ({ ...words.linkedIn }[section as string] ?? list[0] ?? "")
      : (list[wording % list.length] ?? "");
  return [{ kind: "heading", text }, ...blocks];
}

function writeBody(section: Section, { person, posts, setting }: Content): Block[] {
  switch (section) {
    case "summary":
      return [{ kind: "paragraph", line: lineOf(person.summary) }];
    case "roles":
      return writePosts(posts, setting);
    case "education":
      return writeEducation(person, setting);
    case "skills":
      return listItems(person.skills, setting);
    case "languages":
      return writeSpoken(person, setting);
    case "contact":
      return contactOf(person).map((text) => ({ kind: "line", line: lineOf(text) }));
    default:
      return listLines(setting.words[section], setting.template.repeats);
  }
}

export const contactOf = ({ email, phone, town }: Person): string[] => [town, phone, email];

export const lineOf = (text: string) => ({ left: toSpans(text), right: [] });

function writeEducation(person: Person, setting: Setting): Block[] {
  const { template, words } = setting;
  const entries = person.education.map(([degree, school, place, start, end]) => {
    const dates = writeSpan({ start, end }, template.dates, words);
    const fields = { ...labelFields(words, template), degree, school, place, dates };
    return writeEntry({ fields, points: [] }, template.education, setting);
  });
  const ordered = template.oldestFirst ? entries.toReversed() : entries;
  return arrange(ordered, template.education, setting);
}

/** Returns the lines `repeats` times, each time with all years three years earlier. */
const listLines = (lines: readonly string[], repeats: number): Block[] =>
  Array.from({ length: repeats }, (_, round) =>
    lines.map((text): Block => {
      const earlier = text.replace(/\b20[12]\d\b/g, (year) => String(Number(year) - 3 * round));
      return { kind: "line", line: lineOf(earlier) };
    }),
  ).flat();

function listItems(items: readonly string[], { template }: Setting): Block[] {
  const inLine = { commas: ", ", pipes: " | ", dots: " · " };
  if (template.skills === "points") return [{ kind: "points", mark: "•", items: [...items] }];
  if (template.skills === "lines")
    return items.map((item) => ({ kind: "line", line: lineOf(item) }));
  return [{ kind: "paragraph", line: lineOf(items.join(inLine[template.skills])) }];
}

function writeSpoken({ spoken }: Person, { template }: Setting): Block[] {
  if (template.skills === "commas") {
    const text = spoken.map(([language, level]) => `${language} (${level})`).join(", ");
    return [{ kind: "line", line: lineOf(text) }];
  }
  return spoken.map(([language, level]) => ({
    kind: "line",
    line: lineOf(template.skills === "points" ? `${language} – ${level}` : `${language}: ${level}`),
  }));
}
