import { findKeptText, forgetText, keepText } from "./kept-text.ts";

const name = "sample-hint";

/** A hint in the sample job's list, shown until it is opened or dismissed. */
export const keepSampleHint = (jobId: number): void => keepText(name, jobId);
export const hasSampleHint = (jobId: number): boolean => findKeptText(name) === jobId;
export const forgetSampleHint = (): void => forgetText(name);
