import { findKeptText, forgetText, keepText } from "./kept-text.ts";

const sample = "sample-hint";
const rank = "rank-hint-dismissed";

/** A hint in the sample job's list, shown until it is opened or dismissed. */
export const keepSampleHint = (jobId: number): void => keepText(sample, jobId);
export const hasSampleHint = (jobId: number): boolean => findKeptText(sample) === jobId;
export const forgetSampleHint = (): void => forgetText(sample);

/** The explanation of the two rankings, shown in unranked jobs until it is dismissed once. */
export const dismissRankHint = (): void => keepText(rank, true);
export const isRankHintDismissed = (): boolean => findKeptText(rank) === true;
