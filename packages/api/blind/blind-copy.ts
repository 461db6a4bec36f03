import { codedFileName } from "@resume-picker/domain/blind/code-name";
import type { Redaction } from "@resume-picker/domain/blind/redaction";

const mimeType = "text/plain; charset=utf-8";

/** Makes the download for a hidden candidate, with the CV's text as shown in blind review. */
export function blindCopy({ name, lines }: Pick<Redaction, "name" | "lines">) {
  const head = [
    name,
    "Copy for blind review: details that tell who the person is are left out.",
    "",
  ];
  const text = [...head, ...lines.filter((line) => line !== ""), ""].join("\n");
  return { fileName: codedFileName(name, ".txt"), mimeType, bytes: new TextEncoder().encode(text) };
}
