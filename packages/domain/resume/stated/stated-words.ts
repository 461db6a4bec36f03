import type { StatedField } from "../../candidate-fields.ts";
import type { StatedWords } from "./compile-words.ts";

/** By which words a CV states each field. */
export const statedWords: Readonly<Record<StatedField, StatedWords>> = {};
