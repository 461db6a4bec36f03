import { findKeptText } from "../../lib/kept/kept-text.ts";

/**
 * The preference to open the next undecided candidate after each decision, stored on this device.
 */
export const autoAdvance = "auto-advance";

export const isAutoAdvance = (): boolean => findKeptText(autoAdvance) === true;
