import type { PageMarks, Segment } from "./word.ts";

/** An unfinished page. */
export type PageDraft = {
  page: number;
  width: number;
  height: number;
  marks: PageMarks;
  /** Upright text, except for that in `header` and `footer`. */
  body: Segment[];
  header: Segment[];
  footer: Segment[];
  /** Text in other directions, each in its own coordinate system. */
  turned: Segment[][];
};
