import type { SectionKind } from "../section-kind.ts";

/**
 * Headings as people write them in one language, folded (lower case, no accents), parted by `|`, each
 * once, in the first language that has it. A `*` marks words that also stand in lists and sentences:
 * they are a heading only where the line looks like one. A `+` marks a section's usual names, which
 * tell the columns of a page apart before anything else of it is known; a `!` those that, alone on a
 * line, are a heading even where nothing in their look says so.
 */
export type HeadingWords = Partial<Record<Exclude<SectionKind, "header">, string>>;
