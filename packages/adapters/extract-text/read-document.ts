import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";

/** What a reader gives: a document without the type of its file, which is told before. */
export type ReadDocument = Omit<LaidOutDocument, "source">;
