import type { SectionKind } from "./section-kind.ts";

/** A line that opens a section. `rest` is the text after the heading if they share the line. */
export type HeadingMark = { kind: SectionKind | null; title: string; rest: string | null };
