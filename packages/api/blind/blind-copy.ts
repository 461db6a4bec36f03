import { codedFileName } from "@resume-picker/domain/blind/code-name";
import type { Redaction } from "@resume-picker/domain/blind/redaction";

const mimeType = "text/plain; charset=utf-8";

/** Returns the file name of the copy, which is plain text whatever type the CV has. */
export const blindCopyName = ({ name }: Pick<Redaction, "name">): string =>
  codedFileName(name, ".txt");

/** Makes the download for a hidden candidate, with the CV's text as shown in blind review. */
export function blindCopy(redaction: Pick<Redaction, "name" | "lines">) {
  const { name, lines } = redaction;
  const head = [
    name,
    "Copy for blind review: details that tell who the person is are left out.",
    "",
  ];
  const text = [...head, ...lines.filter((line) => line !== ""), ""].join("\n");
  return { fileName: blindCopyName(redaction), mimeType, bytes: new TextEncoder().encode(text) };
}
