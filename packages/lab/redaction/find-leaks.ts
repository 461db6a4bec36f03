import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import type { SecretCv } from "./write-cvs.ts";

export type Leaks = {
  cv: SecretCv;
  /** Secrets that remain in the text to be sent, each with its line. */
  leaks: { what: string; text: string; line: string }[];
  /** Titles, employers and schools that lost a word. */
  changed: string[];
};

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A short name occurs within many words, so it counts only as a separate word. */
function holds(line: string, secret: string, isName: boolean): boolean {
  if (!line.includes(secret)) return false;
  if (!isName || secret.length > 4 || !/^[a-z]+$/u.test(secret)) return true;
  return line.split(/[^a-z]+/u).includes(secret);
}

/** Returns the secrets of a CV that occur in the sent lines. */
export const leaksIn = ({ secrets }: SecretCv, sent: readonly string[]): Leaks["leaks"] =>
  secrets.flatMap(({ what, text }) => {
    const line = sent.find((each) => holds(fold(each), fold(text), what === "name"));
    return line === undefined ? [] : [{ what, text, line }];
  });

/** Redacts the CV like the product does, and searches for secrets that must not be sent. */
export function findLeaks(cv: SecretCv): Leaks {
  const document = readTxt(cv.text);
  const parsed = parseResume(document, { today: "2026-06-15" });
  const sent = redactIdentity(document, parsed);
  const all = sent.join("\n");
  // A hospital with the person's name may be masked.
  const isOwn = (text: string) =>
    cv.name.split(" ").some((word) => fold(text).includes(fold(word)));
  const changed = cv.kept.filter((text) => !all.includes(text) && !isOwn(text));
  return { cv, leaks: leaksIn(cv, sent), changed };
}
