import { toShortlistOrder } from "../../../features/shortlist/shortlist-order.ts";
import type { ShortlistOrder } from "../../../features/shortlist/shortlist-order.ts";
import { findKeptText, keepText } from "../../../lib/kept/kept-text.ts";

const keyOf = (jobId: number) => `shortlist-order:${jobId}`;

/** Returns the stored order of the job's shortlist on this device. */
export const findKeptOrder = (jobId: number): ShortlistOrder =>
  toShortlistOrder(findKeptText(keyOf(jobId)));

export const keepOrder = (jobId: number, order: ShortlistOrder): void =>
  keepText(keyOf(jobId), order);
