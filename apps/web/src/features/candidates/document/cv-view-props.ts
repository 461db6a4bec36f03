import type { ShownDocument } from "@resume-picker/domain/candidates/document";
import type { RefObject } from "react";
import type { MarkedLine } from "./cv-target.ts";

export type CvViewProps = {
  candidate: { id: number; version: number };
  document: ShownDocument;
  marks: readonly MarkedLine[];
  /** 1 is the width of the pane. */
  zoom: number;
  scroller: RefObject<HTMLElement | null>;
  onShown: () => void;
};
