import { AppError } from "@resume-picker/domain/errors";
import { fileTypeNames } from "@resume-picker/domain/file-types";
import { extractLimits } from "./extract-limits.ts";

const megabyte = 1024 * 1024;

/** Every reason for rejecting a file, as a message for the person who uploaded it. */
export const extractErrors = {
  empty: () => new AppError("VALIDATION", "The file is empty. Please upload the CV again."),
  tooLarge: () =>
    new AppError(
      "TOO_LARGE",
      `The file is larger than ${String(extractLimits.fileBytes / megabyte)} MB. Please upload a smaller version.`,
    ),
  wrongType: (what: string | null) =>
    new AppError(
      "WRONG_TYPE",
      what === null
        ? `Only ${fileTypeNames} files are supported. Please save the CV as one of these.`
        : `This is ${what}. Only ${fileTypeNames} files are supported: please save the CV as one of these.`,
    ),
  oldWord: () =>
    new AppError(
      "WRONG_TYPE",
      "This is an old Word document (.doc). Open it in Word or LibreOffice, choose “Save as” and DOCX or PDF, then upload the new file.",
    ),
  mismatch: (actual: string, extension: string) =>
    new AppError(
      "WRONG_TYPE",
      `The name ends in .${extension}, but the file is ${actual}. Please give it the right name, or upload the file that was meant.`,
    ),
  encrypted: (kind: string) =>
    new AppError(
      "VALIDATION",
      `This ${kind} is protected by a password. Please remove the password and upload it again.`,
    ),
  damaged: (kind: string, cause?: unknown) =>
    new AppError(
      "VALIDATION",
      `This ${kind} is damaged or incomplete and can't be read. Please export it again and upload the new file.`,
      { cause },
    ),
  tooManyPages: (pages: number) =>
    new AppError(
      "VALIDATION",
      `The document has ${String(pages)} pages; a CV may have up to ${String(extractLimits.pages)}. Please upload the CV alone.`,
    ),
  tooLong: () =>
    new AppError(
      "VALIDATION",
      `The document holds more text than a CV: up to ${extractLimits.textLength.toLocaleString("en")} characters and ${extractLimits.lines.toLocaleString("en")} lines can be read. Please upload the CV alone.`,
    ),
  tooMuch: (kind: string) =>
    new AppError(
      "VALIDATION",
      `This ${kind} unpacks to far more data than a CV holds and was not read. Please export it again.`,
    ),
  tooManyPixels: (max: number) =>
    new AppError(
      "TOO_LARGE",
      `The picture has more than ${String(max / 1_000_000)} million pixels. Please upload a smaller version.`,
    ),
  scan: (cause?: unknown) =>
    new AppError(
      "VALIDATION",
      "Unreadable: this is a scan or photo without text that could be read. Please upload a version with selectable text.",
      { cause },
    ),
  slowScan: () =>
    new AppError(
      "VALIDATION",
      "Unreadable: reading this scan took too long. Please upload a version with selectable text.",
    ),
  longScan: (pages: number) =>
    new AppError(
      "VALIDATION",
      `Unreadable: this is a scan of ${String(pages)} pages; up to ${String(extractLimits.ocrPages)} can be read. Please upload a version with selectable text.`,
    ),
  noText: () =>
    new AppError(
      "VALIDATION",
      "Unreadable: the document has no text. Please check the file, or upload a version with selectable text.",
    ),
  deadline: (seconds: number) =>
    new AppError(
      "VALIDATION",
      `Reading this file took longer than ${String(seconds)} seconds and was stopped. Please export the CV again, as simply as you can.`,
    ),
  tooMuchWork: (seconds: number) =>
    new AppError(
      "VALIDATION",
      `Reading this file took more than ${String(seconds)} seconds of computing and was stopped. Please export the CV again, as simply as you can.`,
    ),
  crashed: () =>
    new AppError(
      "VALIDATION",
      "This file is damaged or asks for more memory than a CV needs, and was not read. Please export it again.",
    ),
  unreadable: () =>
    new AppError(
      "VALIDATION",
      "Something in this file can't be read. Please export the CV again, and upload the new file.",
    ),
  closed: () =>
    new AppError(
      "UNAVAILABLE",
      "The server is shutting down. Please upload the CV again in a minute.",
      {
        retryAfter: 60,
      },
    ),
} as const;
