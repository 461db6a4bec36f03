import type { SectionKind } from "../section-kind.ts";

/**
 * Headings as people write them in one language, folded (lower case, no accents), parted by `|`. A
 * `*` marks words that also stand in lists and sentences: they are a heading only where the line
 * looks like one. Each stands once, in the first language that has it.
 */
export type HeadingWords = Partial<Record<Exclude<SectionKind, "header">, string>>;
