import { AppError } from "@resume-picker/domain/errors";
import { mailMessages } from "@resume-picker/domain/uploads/mail-files";
import PostalMime from "postal-mime";
import type { Address, Attachment } from "postal-mime";

export type MailAttachment = { fileName: string; bytes: Uint8Array };

export type ParsedMail = {
  /** As written, such as "Noor Haddad <noor@example.org>"; empty if the mail has no sender. */
  from: string;
  subject: string;
  /** Null if the mail has no valid date. */
  sentAt: Date | null;
  text: string;
  /** Files attached by the sender, without pictures embedded in the text. */
  attachments: MailAttachment[];
};

/** Mails beyond these limits weren't written by a person and would slow the parser down. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 };

/** @throws AppError VALIDATION if it can't be parsed as a mail. */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail> {
  try {
    const mail = await PostalMime.parse(bytes, limits);
    const sentAt = mail.date === undefined ? null : new Date(mail.date);
    return {
      from: addressText(mail.from),
      subject: mail.subject ?? "",
      sentAt: sentAt && Number.isNaN(sentAt.getTime()) ? null : sentAt,
      text: (mail.text ?? textOfHtml(mail.html ?? "")).trim(),
      attachments: mail.attachments.flatMap(toAttachment),
    };
  } catch (cause) {
    throw new AppError("VALIDATION", mailMessages.unreadable, { cause });
  }
}

const entities: Record<string, string> = {
  ...{ "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" },
};

/** Extracts the visible text of an HTML-only mail. The resulting note is plain text. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(head|style|script)\b[^<>]*>[\s\S]*?<\/\1>/gi, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*> ?/gi, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\n{3,}/g, "\n\n");
}

function addressText(address: Address | undefined): string {
  if (address?.address === undefined) return address?.name ?? "";
  return address.name === "" ? address.address : `${address.name} <${address.address}>`;
}

function toAttachment({ filename, content, related, disposition, mimeType }: Attachment) {
  const isPicture = mimeType.startsWith("image/");
  const isPartOfText = related === true || (isPicture && disposition !== "attachment");
  if (filename === null || isPartOfText || typeof content === "string") return [];
  return [{ fileName: filename, bytes: new Uint8Array(content) }];
}
