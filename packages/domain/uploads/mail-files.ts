import { typeOfExtension } from "../file-types.ts";
import { maxCandidateNote } from "../decisions/decision-rules.ts";

export const mailExtension = ".eml";

export const isMailFile = (fileName: string): boolean =>
  fileName.toLowerCase().endsWith(mailExtension);

export const mailMessages = {
  unreadable: "This email can’t be read. Save its attachments and upload them.",
  noAttachment: "This email has no CV attached. Upload the CV itself.",
  tooMany: "This email has more than 20 attachments. Save the CVs and upload them.",
} as const;

export const maxMailAttachments = 20;

/** Whether an attachment may be a CV, by its name. Excludes signatures, calendars and the like. */
export const mayBeCv = (fileName: string): boolean => {
  const extension = /\.([a-z\d]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? null;
  return extension === "doc" || typeOfExtension(extension) !== null;
};

type Mail = { from: string; subject: string; sentAt: Date | null; text: string };

/** Formats an email as a note on its candidate. */
export function mailNote({ from, subject, sentAt, text }: Mail): string {
  const lines = [
    ...(from === "" ? [] : [`From: ${from}`]),
    ...(subject === "" ? [] : [`Subject: ${subject}`]),
    ...(sentAt === null ? [] : [`Date: ${sentAt.toISOString().slice(0, 10)}`]),
  ];
  const note = ["Email", ...lines, "", text].join("\n").trim();
  const signs = Array.from(note);
  if (signs.length <= maxCandidateNote) return note;
  return `${signs.slice(0, maxCandidateNote - 1).join("")}…`;
}
