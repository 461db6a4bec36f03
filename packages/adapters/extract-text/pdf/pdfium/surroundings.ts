import type { Clip } from "../page-content.ts";
import type { Transform } from "./transform.ts";

/** The context in which an object of a page is painted. */
export type Surroundings = {
  clip: Clip;
  /** Maps the space of the page, or of the form that contains the object, to view space. */
  toView: Transform;
  /** Whether a layer, mask or transparency group affects whether and how it is painted. */
  isConditional: boolean;
  /** Position in the painting order of the page. */
  order: number;
};
