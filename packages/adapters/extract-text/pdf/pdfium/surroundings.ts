import type { Clip } from "../page-content.ts";
import type { Transform } from "./transform.ts";

/** What an object of a page is painted in. */
export type Surroundings = {
  clip: Clip;
  /** From the space of the page, or of the form that holds the object. */
  toView: Transform;
  /** A layer, a mask or a transparency group decides whether and how it is painted. */
  isConditional: boolean;
  /** Place in the painting order of the page. */
  order: number;
};
