import type { ShownDocument } from "@resume-picker/domain/candidates/document";
import type { RefObject } from "react";
import type { MarkedLine } from "./cv-target.ts";

export type CvViewProps = {
  candidate: { id: number; version: number };
  document: ShownDocument;
  marks: readonly MarkedLine[];
  /** The zoom factor, where 1 fits the pane's width. */
  zoom: number;
  scroller: RefObject<HTMLElement | null>;
  onShown: () => void;
};
