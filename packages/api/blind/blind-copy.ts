import { codedFileName } from "@resume-picker/domain/blind/code-name";
import type { Veil } from "@resume-picker/domain/blind/veil";

const mimeType = "text/plain; charset=utf-8";

/** The copy is a text, whatever type the CV has. */
export const blindCopyName = ({ name }: Pick<Veil, "name">): string => codedFileName(name, ".txt");

/** What is downloaded in place of a hidden candidate's CV: its text, as blind review shows it. */
export function blindCopy(veil: Pick<Veil, "name" | "lines">) {
  const { name, lines } = veil;
  const head = [
    name,
    "Copy for blind review: details that tell who the person is are left out.",
    "",
  ];
  const text = [...head, ...lines.filter((line) => line !== ""), ""].join("\n");
  return { fileName: blindCopyName(veil), mimeType, bytes: new TextEncoder().encode(text) };
}
