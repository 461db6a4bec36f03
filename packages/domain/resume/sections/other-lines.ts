import type { OtherLine } from "../shape/parsed-resume.ts";
import type { SectionKind } from "./section-kind.ts";
import type { Section } from "./split-sections.ts";

/** Other people, and what is no work, are told under headings of their own. */
const aboutWork: ReadonlySet<SectionKind> = new Set([
  "summary",
  "experience",
  "education",
  "courses",
  "skills",
  "certifications",
  "projects",
  "publications",
  "awards",
  "volunteer",
  "other",
]);

/** What stands here was done or learnt, and is no mere claim. */
const done: ReadonlySet<SectionKind> = new Set([
  "experience",
  "education",
  "courses",
  "projects",
  "awards",
  "volunteer",
]);

/** The lines of headed sections that no role was read from. */
export function readOtherLines(
  sections: readonly Section[],
  roles: readonly { lines: Iterable<number> }[],
): OtherLine[] {
  const taken = new Set(roles.flatMap(({ lines }) => [...lines]));
  return sections
    .filter(({ kind, title }) => title !== null && aboutWork.has(kind))
    .flatMap(({ kind, lines }) =>
      lines
        .filter(({ index, text }) => !taken.has(index) && text.trim() !== "")
        .map(({ index, line }) => {
          const place = { line: index, page: line.page };
          return done.has(kind) ? { ...place, isDone: true } : place;
        }),
    );
}
