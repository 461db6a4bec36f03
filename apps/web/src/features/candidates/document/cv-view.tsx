import { fileTypes } from "@resume-picker/domain/file-types";
import type { FileView } from "@resume-picker/domain/file-types";
import { lazy } from "react";
import type { ComponentType } from "react";
import type { CvViewProps } from "./cv-view-props.ts";
import { DocumentView } from "./document-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { TextView } from "./text-view.tsx";

const views: Record<FileView, ComponentType<CvViewProps>> = {
  // pdf.js is as large as all the rest: it comes with the first PDF.
  pages: lazy(async () => ({ default: (await import("./pdf/pdf-view.tsx")).PdfView })),
  layout: DocumentView,
  lines: TextView,
  picture: PictureView,
};

/** A CV as its type of file is shown. */
export function CvView(props: CvViewProps) {
  const View = views[fileTypes[props.document.fileType].view];
  return <View {...props} />;
}
