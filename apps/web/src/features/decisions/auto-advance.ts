import { findKeptText } from "../../lib/kept/kept-text.ts";

/** The choice to open the next undecided candidate after each decision, kept on this device. */
export const autoAdvance = "auto-advance";

export const isAutoAdvance = (): boolean => findKeptText(autoAdvance) === true;
