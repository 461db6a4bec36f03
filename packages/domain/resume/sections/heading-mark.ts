import type { SectionKind } from "./section-kind.ts";

/** A line that opens a section; `rest` is its text beside the heading, if it shares the line. */
export type HeadingMark = { kind: SectionKind | null; title: string; rest: string | null };
