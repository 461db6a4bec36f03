/**
 * What stands before a colon beside a role in one language, folded (lower case, no accents), parted
 * by `|`. `aside` is what belongs to none of the role's fields. Each stands once, in the first
 * language that has it.
 */
export type LabelWords = Record<"title" | "company" | "location" | "date" | "aside", string>;
