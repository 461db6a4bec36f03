import { useMediaQuery } from "../../../lib/use-media-query.ts";

export type Layout = {
  /** Phones and small tablets: cards, a drawer, and the compact toolbar at the bottom. */
  isNarrow: boolean;
  /** Wide enough for the details next to the list. */
  isWide: boolean;
};

export function useLayout(): Layout {
  return {
    isNarrow: !useMediaQuery("(min-width: 1024px)"),
    isWide: useMediaQuery("(min-width: 1280px)"),
  };
}
