import type { StatedField } from "../../candidate-fields.ts";
import { availabilityWords } from "./availability-words.ts";
import type { StatedWords } from "./compile-words.ts";

/** By which words a CV states each field. */
export const statedWords: Readonly<Record<StatedField, StatedWords>> = {
  availability: availabilityWords,
};
