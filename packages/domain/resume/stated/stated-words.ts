import type { StatedField } from "../../candidate-fields.ts";
import { availabilityWords } from "./availability-words.ts";
import type { StatedWords } from "./compile-words.ts";
import { workPermitWords } from "./work-permit-words.ts";

/** By which words a CV states each field. */
export const statedWords: Readonly<Record<StatedField, StatedWords>> = {
  availability: availabilityWords,
  workPermit: workPermitWords,
};
