import { classNames } from "../lib/class-names.ts";

export const segmentTrack = "inline-flex gap-0.5 rounded-control bg-sunken p-0.5";

export function segmentStyle(isChosen: boolean): string {
  return classNames(
    "inline-flex min-h-8 items-center justify-center gap-1.5 rounded-[6px] px-3 font-medium whitespace-nowrap transition-colors thumb:min-h-11",
    isChosen ? "bg-raised text-ink shadow-[0_1px_2px_#0000001f]" : "text-ink-2 hover:text-ink",
  );
}
