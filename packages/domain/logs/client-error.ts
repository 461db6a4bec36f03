import { z } from "zod";
import { keepPlainWords } from "./keep-plain-words.ts";
import { maxClientErrorBytes } from "./log-rules.ts";
import { firstOwnFrame, readStack, writeStack } from "./read-stack.ts";

/** No field can be longer than the whole report. */
const text = z.string().max(maxClientErrorBytes);

/** Anybody can send a report, so its contents are not trusted. */
export const ClientError = z.object({
  message: z.string("Message must be text").min(1, "Message is required").max(maxClientErrorBytes),
  stack: text.nullish(),
  componentStack: text.nullish(),
  timestamp: text.nullish(),
  url: text.nullish(),
  userAgent: text.nullish(),
});
export type ClientError = z.infer<typeof ClientError>;

export type ReadClientError = {
  message: string;
  stack: string | null;
  file: string | null;
  line: number | null;
  page: string | null;
  browser: string | null;
};

/** Returns the parts of a report that may be logged. */
export function readClientError(report: ClientError): ReadClientError {
  const frames = readStack(`${report.stack ?? ""}\n${report.componentStack ?? ""}`, "browser");
  const first = firstOwnFrame(frames);
  const message = keepPlainWords(report.message);
  return {
    message: message === "" ? "…" : message,
    stack: writeStack(frames),
    file: first?.file ?? null,
    line: first?.line ?? null,
    page: pageOf(report.url ?? ""),
    browser: browserOf(report.userAgent ?? ""),
  };
}

/** Replaces ids and titles in a page's path: "/jobs/:id/editor". */
function pageOf(url: string): string | null {
  const path = /^https?:\/\/[^/\s]{1,255}(\/[^?#\s]{0,200})/.exec(url)?.[1];
  if (path === undefined) return null;
  const known =
    /^(?:auth|dashboard|jobs|editor|verify-email|forgot-password|reset-password|change-password|admin|logs|support|mail|system|audit|blog|blog-view|blog-management)$/;
  const parts = path.split("/").map((part) => {
    if (part === "" || known.test(part)) return part;
    return /^\d{1,10}$/.test(part) ? ":id" : "…";
  });
  return parts.join("/");
}

/** "Chrome 140" */
function browserOf(userAgent: string): string | null {
  const found =
    /\b(Firefox|Edg|OPR)\/(\d{1,4})/.exec(userAgent) ??
    /\b(Chrome)\/(\d{1,4})/.exec(userAgent) ??
    /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\S+ )?(Safari)/.exec(userAgent);
  if (!found) return null;
  const [, first = "", second = ""] = found;
  const [name, version] = second === "Safari" ? [second, first] : [first, second];
  return `${{ Edg: "Edge", OPR: "Opera" }[name] ?? name} ${version}`;
}
