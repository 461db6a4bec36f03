import { findKeptText, forgetText, keepText } from "./kept-text.ts";

const name = "sample-hint";

/** The sample job's list points at what is worth a look, until that was opened or dismissed. */
export const keepSampleHint = (jobId: number): void => keepText(name, jobId);
export const hasSampleHint = (jobId: number): boolean => findKeptText(name) === jobId;
export const forgetSampleHint = (): void => forgetText(name);
