import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";

/** The result of a reader: a document without its file type, which is detected before. */
export type ReadDocument = Omit<LaidOutDocument, "source">;
