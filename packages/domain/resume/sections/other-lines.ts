import type { OtherLine } from "../shape/parsed-resume.ts";
import type { SectionKind } from "./section-kind.ts";
import type { Section } from "./split-sections.ts";

/** Sections about work done or things learnt, which are more than a claim. */
const done: ReadonlySet<SectionKind> = new Set([
  ...(["experience", "education", "courses", "projects", "awards", "volunteer"] as const),
]);

/** Sections about the person's work. Other people and unrelated topics have separate headings. */
const aboutWork: ReadonlySet<SectionKind> = new Set([
  ...done,
  ...(["summary", "skills", "certifications", "publications", "other"] as const),
]);

/** The lines of sections with a heading that belong to no parsed role. */
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
