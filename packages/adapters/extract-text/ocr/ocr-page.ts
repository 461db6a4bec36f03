/** A recognised word: box and baseline in points from the page's top left corner. */
export type OcrWord = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** 0 to 1. */
  confidence: number;
  startsLine: boolean;
};

export type OcrPage = { page: number; words: OcrWord[] };
