import { AppError } from "@resume-picker/domain/errors";
import { Download, StreamedDownload, StreamedList } from "./download.ts";

const megabyte = 1024 * 1024;
/** Per request, with all its calls. A list of 20,000 candidates has about 20 MB. */
const maxBytes = { visitor: megabyte, user: 48 * megabyte } as const;

/** The number of bytes left for the request's answers, and the maximum. */
export type ResponseSizeLimit = { left: number; max: number };

export const responseSizeLimit = (isVisitor: boolean): ResponseSizeLimit => {
  const max = maxBytes[isVisitor ? "visitor" : "user"];
  return { left: max, max };
};

/** Subtracts an answer's size from the limit. Returns an error if the limit is exceeded. */
export function consumeResponseSize(limit: ResponseSizeLimit, answer: unknown): AppError | null {
  limit.left -= jsonSize(answer, limit.left);
  if (limit.left >= 0) return null;
  return new AppError(
    "TOO_LARGE",
    `The answer would be larger than ${limit.max / megabyte} MB. Ask for less at once: in pages (limit and offset), or in several requests.`,
  );
}

/** Estimates the bytes of the value's JSON. Stops counting above `max`. */
function jsonSize(value: unknown, max: number): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return 5;
  // Files aren't written as JSON.
  if (value instanceof Download) return 0;
  if (value instanceof StreamedDownload || value instanceof StreamedList) return 0;
  let size = 2;
  if (Array.isArray(value)) {
    for (const item of value) {
      size += 1 + jsonSize(item, max - size);
      if (size > max) break;
    }
    return size;
  }
  for (const [name, item] of Object.entries(value)) {
    size += name.length + 4 + jsonSize(item, max - size);
    if (size > max) break;
  }
  return size;
}
