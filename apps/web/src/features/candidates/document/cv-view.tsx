import { fileTypes } from "@resume-picker/domain/file-types";
import type { FileView } from "@resume-picker/domain/file-types";
import type { ComponentType } from "react";
import { whenIdle } from "../../../lib/connection/when-idle.ts";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";
import { BlindView } from "./blind-view.tsx";
import { CvLoading } from "./cv-loading.tsx";
import type { CvViewProps } from "./cv-view-props.ts";
import { DocumentView } from "./document-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { TextView } from "./text-view.tsx";

// pdf.js is as large as the rest of the application, so it is loaded separately from the list.
const PdfView = lazyPart({
  name: "The PDF viewer",
  load: async () => (await import("./pdf/pdf-view.tsx")).PdfView,
  fallback: <CvLoading />,
});
whenIdle([PdfView.preload]);

const views: Record<FileView, ComponentType<CvViewProps>> = {
  pages: PdfView,
  layout: DocumentView,
  lines: TextView,
  picture: PictureView,
};

/** Shows a CV with the view of its file type. */
export function CvView(props: CvViewProps) {
  const { fileType, isBlind } = props.document;
  const View = isBlind ? BlindView : views[fileTypes[fileType].view];
  return <View {...props} />;
}
