export const segmentTrack = "inline-flex gap-0.5 rounded-control bg-sunken p-0.5";

/** The style of a segment. Tabs are "selected", radio buttons are "checked". */
export const segmentStyle =
  "inline-flex -outline-offset-2! min-h-8 cursor-pointer items-center justify-center gap-1.5 rounded-[6px] px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink thumb:min-h-11 data-checked:bg-raised data-checked:text-ink data-checked:shadow-[0_1px_2px_#0000001f] data-selected:bg-raised data-selected:text-ink data-selected:shadow-[0_1px_2px_#0000001f]";
