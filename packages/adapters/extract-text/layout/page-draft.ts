import type { PageMarks, Segment } from "./word.ts";

/** One page on its way to the document. */
export type PageDraft = {
  page: number;
  width: number;
  height: number;
  marks: PageMarks;
  /** Upright text, without what `header` and `footer` hold. */
  body: Segment[];
  header: Segment[];
  footer: Segment[];
  /** Text that runs in other directions, each in its own frame. */
  turned: Segment[][];
};
