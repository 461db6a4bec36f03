import { squeezeSpaces } from "../../resume/text/squeeze-spaces.ts";
import { findMentions } from "../evidence/find-mentions.ts";
import type { ScorableResume } from "../score/score.ts";

/** The context of a line: whether it is part of a role, degree, certificate or other activity. */
export type LineStanding = {
  isDone: boolean;
  isPaper: boolean;
  /** Index of the role it belongs to, or null. */
  role: number | null;
  page: number;
  context: string | null;
};

/** Dates and employer are usually next to the title. */
const headerLines = 3;
/** A bullet with more lines is a page without breaks. */
const mostLinesOfText = 40;

const known = new WeakMap<ScorableResume, ReadonlyMap<number, LineStanding>>();

/** Returns the context of each line in the parse, by its index. Cached per CV. */
export function standingsOf(resume: ScorableResume): ReadonlyMap<number, LineStanding> {
  const before = known.get(resume);
  if (before !== undefined) return before;
  const found = findStandings(resume);
  known.set(resume, found);
  return found;
}

function findStandings(resume: ScorableResume): ReadonlyMap<number, LineStanding> {
  const { lines: texts, degrees } = findMentions(resume);
  const standings = new Map<number, LineStanding>();
  /** If a line is parsed twice, the result that proves more counts. */
  const add = (line: number, standing: LineStanding) => {
    const old = standings.get(line);
    if (line < 0 || (old?.isDone ?? false)) return;
    standings.set(line, standing);
  };
  for (const { text, place, role, context, isDone } of texts) {
    const standing = { role, context, isDone, isPaper: false, page: place.page };
    for (const line of linesOfText(resume, text, place.line)) add(line, standing);
  }
  resume.roles.forEach((role, index) => {
    const { page, line: from } = role.place;
    const first = role.bullets[0]?.place.line ?? from + headerLines;
    const context = texts.find((text) => text.role === index)?.context ?? null;
    const standing = { role: index, isDone: true, isPaper: false, page, context };
    for (let line = from; line < Math.min(first, from + headerLines); line += 1)
      if (!standings.has(line) || line === from) add(line, standing);
  });
  const papers = [
    ...resume.certifications.map(({ place }) => place),
    ...resume.education.map(({ place }) => place),
    ...degrees.map(({ place }) => place),
  ];
  for (const place of papers) {
    if (place === null || place.line < 0) continue;
    const old = standings.get(place.line);
    const standing = { role: old?.role ?? null, context: old?.context ?? null, page: place.page };
    standings.set(place.line, { ...standing, isDone: true, isPaper: true });
  }
  return standings;
}

const letters = (text: string) => squeezeSpaces(text).replaceAll(" ", "");

/** The first line of a text and the following lines that it spans. */
function linesOfText({ lines }: ScorableResume, text: string, from: number): number[] {
  const whole = letters(text);
  const found = [from];
  for (let line = from + 1; line < from + mostLinesOfText; line += 1) {
    const next = letters(lines[line] ?? "");
    if (next === "" || !whole.includes(next)) break;
    found.push(line);
  }
  return found;
}
