import type { DateOptions, DateSpan } from "../dates/read-dates.ts";
import type { TextRun } from "../shape/document.ts";

/** What a piece of an entry's header may be: a title or degree, an employer or school, a town. */
export type Part = "what" | "where" | "place" | "aside";

/** What stands before a colon beside an entry: a part of it, its dates, or neither. */
export type LabelledPart = {
  part: "title" | "company" | "location" | "date" | "aside" | "degree" | "school";
  value: string;
};

/** A line of an experience or education section, told apart into dates, header text and body. */
export type EntryRow = {
  index: number;
  /** Indexes of the lines that were closed up with it. */
  also: readonly number[];
  text: string;
  /** The text without its dates; a tab stands where a date was cut out. */
  rest: string;
  span: DateSpan | null;
  /** Further spans of the same row: somebody held the post twice. */
  others: readonly DateSpan[];
  /** Part of the description: a bullet, its continuation, or prose. */
  body: boolean;
  bullet: boolean;
  /** Goes on from the line before. */
  continues: boolean;
  bold: boolean;
  /** Set larger than the text, or in bold. */
  strong: boolean;
  block: number;
  page: number;
  /** From a format without places and sizes, where a blank line is all that parts blocks. */
  plain: boolean;
  /** Left edge in points; 0 where the format has no places. */
  x: number;
  runs: readonly TextRun[];
  /** What a label before a colon says that the row is. */
  label: LabelledPart["part"] | null;
  /** Of a table with a head: its cells without dates, with what the head says of each. */
  cells: readonly { text: string; part: Part | null }[] | null;
};

export type RowOptions = DateOptions & {
  /** Take a single date wherever it stands in a line, as education's lines have it. */
  anyDate?: boolean;
};
