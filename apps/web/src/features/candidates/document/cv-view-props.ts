import type { ShownDocument } from "@resume-picker/domain/candidates/document";
import type { RefObject } from "react";
import type { FoundLine } from "./cv-target.ts";

export type CvViewProps = {
  candidate: { id: number; version: number };
  document: ShownDocument;
  found: readonly FoundLine[];
  /** 1 is the width of the pane. */
  zoom: number;
  scroller: RefObject<HTMLElement | null>;
  onShown: () => void;
};
