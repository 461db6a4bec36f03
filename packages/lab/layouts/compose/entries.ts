import type { Language } from "../languages.ts";
import type { Entry, Template } from "../template.ts";
import type { Words } from "../words.ts";
import type { Block } from "./blocks.ts";
import { fill, writeDate, writeSpan } from "./dates.ts";
import { writeDuration } from "./duration.ts";
import type { Fields } from "./patterns.ts";
import { fillLines } from "./patterns.ts";
import type { Post } from "./posts.ts";
import { groupByEmployer } from "./posts.ts";

export type Setting = { template: Template; words: Words; language: Language };

/** Lays out the roles as the template does: lines or rows, separately or grouped by employer. */
export function writePosts(posts: readonly Post[], setting: Setting): Block[] {
  const { role } = setting.template;
  const groups = groupByEmployer(posts);
  const entries = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const isHeaded =
      first.company !== "" &&
      (role.group === "heading" || (role.group === "heading of several" && group.length > 1));
    if (isHeaded) {
      const fields = { ...postFields(first, setting), ...spanFields(group, setting) };
      const head = toBlocks(fillLines(role.head, fields));
      return [head, ...group.map((post) => writePost(post, role.post, setting))];
    }
    return group.map((post, at) => {
      const isDitto = role.group === "ditto" && at > 0;
      const named = isDitto ? { ...post, company: "", place: "" } : post;
      return writePost(named, role.lines, setting);
    });
  });
  return arrange(entries, role, setting);
}

/** Arranges entries one below the other, or as the rows of a table with a header. */
export function arrange(entries: Block[][], entry: Entry, { template, words }: Setting): Block[] {
  if (entry.tableHead === undefined)
    return entries.flatMap((blocks) => [...blocks, { kind: "gap" as const }]);
  const head = entry.tableHead.map((cell) =>
    toBlocks(fillLines([cell], labelFields(words, template))),
  );
  const rows = entries.flat().flatMap((block) => (block.kind === "table" ? block.rows : []));
  return [
    { kind: "table", widths: entry.widths ?? [], border: entry.border, rows: [head, ...rows] },
  ];
}

function writePost(post: Post, lines: readonly string[], setting: Setting): Block[] {
  const fields = postFields(post, setting);
  return writeEntry(
    { fields, points: post.points },
    { ...setting.template.role, lines: [...lines] },
    setting,
  );
}

export function writeEntry(
  { fields, points }: { fields: Fields; points: readonly string[] },
  entry: Entry,
  { template }: Setting,
): Block[] {
  const below = writePoints(points, template);
  if (entry.rows === undefined) return [...toBlocks(fillLines(entry.lines, fields)), ...below];
  const rows = entry.rows
    .map((cells) => cells.map((cell) => ({ cell, blocks: writeCell(cell, fields, below) })))
    // Removes a label whose field is empty.
    .filter((cells) => cells.some(({ cell, blocks }) => !isLabel(cell) && blocks.length > 0))
    .map((cells) => cells.map(({ blocks }) => blocks));
  const hasOwnPlace = entry.rows.flat().some((cell) => cell.includes("{points}"));
  const table: Block = {
    kind: "table",
    widths: entry.widths ?? [],
    border: entry.border,
    rows,
  };
  return hasOwnPlace ? [table] : [table, ...below];
}

const isLabel = (cell: string): boolean => /^\{label\w+\}$/.test(cell);

const writeCell = (cell: string, fields: Fields, points: readonly Block[]): Block[] =>
  cell
    .split("\n")
    .flatMap((line) => (line === "{points}" ? points : toBlocks(fillLines([line], fields))));

const toBlocks = (lines: ReturnType<typeof fillLines>): Block[] =>
  lines.map((line) => ({ kind: "line", line }));

function writePoints(points: readonly string[], { points: mark }: Template): Block[] {
  if (points.length === 0 || mark === "none") return [];
  if (mark === "prose") {
    const line = { left: [{ text: points.join(" "), bold: false, italic: false }], right: [] };
    return [{ kind: "paragraph", line }];
  }
  return [{ kind: "points", mark: mark === "newest only" ? "•" : mark, items: [...points] }];
}

function postFields(post: Post, { template, words, language }: Setting): Fields {
  const { title, company, place, start, end } = post;
  const { form } = template.dates;
  const dates = writeSpan({ start, end }, template.dates, words);
  const place2 = place === "" ? company : place;
  const kind = end === null ? "present" : start === end ? "single" : "past";
  const last = end === null ? words.present[0] : writeDate(end, { form, words });
  const bent = { title, company, place: place2 };
  const sentence = post.isBreak
    ? `${title} (${dates}).`
    : Object.entries({
        ...bent,
        from: writeDate(start, { form, words, place: "since" }),
        to: end === null ? "" : writeDate(end, { form, words, place: "until" }),
      }).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words.sentence[kind]);
  return {
    ...labelFields(words, template),
    title,
    company,
    place,
    dates,
    from: writeDate(start, { form, words }),
    to: last ?? "",
    first: start === end ? dates : `${writeDate(start, { form, words })} –`,
    second: start === end ? "" : (last ?? ""),
    duration: writeDuration({ start, end }, language),
    titleAt: company === "" ? title : fill(words.titleAt, [title, company]),
    sentence,
  };
}

function spanFields(group: readonly Post[], { template, words, language }: Setting): Fields {
  const start = group.at(-1)?.start ?? "";
  const end = group[0]?.end ?? null;
  return {
    dates: writeSpan({ start, end }, template.dates, words),
    duration: writeDuration({ start, end }, language),
  };
}

export function labelFields(words: Words, { wording }: Template): Fields {
  const at = wording === "LinkedIn" ? 0 : wording;
  return Object.fromEntries(
    Object.entries(words.labels).map(([name, list]) => [
      `label${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
      typeof list === "string" ? list : (list[at % list.length] ?? ""),
    ]),
  );
}
