import type { DateOptions, DateSpan } from "../dates/read-dates.ts";
import type { TextRun } from "../shape/document.ts";

/** The kind of a header piece: a title or degree, an employer or school, a town, or other text. */
export type Part = "what" | "where" | "place" | "aside";

/** A label before a colon: the part of the entry it names, and the value after it. */
export type LabelledPart = {
  part: "title" | "company" | "location" | "date" | "aside" | "degree" | "school";
  value: string;
};

/** A line of an experience or education section, split into dates, header text and body. */
export type EntryRow = {
  index: number;
  /** Indexes of the lines that were joined with it. */
  also: readonly number[];
  text: string;
  /** The text without its dates. Each removed date is replaced by a tab. */
  rest: string;
  span: DateSpan | null;
  /** Further spans in the same row, for a post that was held twice. */
  others: readonly DateSpan[];
  /** Whether the row is part of the description: a bullet, its continuation, or prose. */
  body: boolean;
  bullet: boolean;
  /** Whether the row continues the previous line. */
  continues: boolean;
  bold: boolean;
  /** Whether the row is in a larger font or in bold. */
  strong: boolean;
  block: number;
  page: number;
  /** Whether the format has no positions and sizes, and only blank lines separate blocks. */
  plain: boolean;
  /** Left edge in points. 0 if the format has no positions. */
  x: number;
  runs: readonly TextRun[];
  /** The part named by a label before a colon. */
  label: LabelledPart["part"] | null;
  /** A table row's cells without dates, each with the part that its column heading names. */
  cells: readonly { text: string; part: Part | null }[] | null;
};

export type RowOptions = DateOptions & {
  /** Accept a single date anywhere in a line, as is common in education sections. */
  anyDate?: boolean;
};
