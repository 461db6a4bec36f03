import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import type { SecretCv } from "./write-cvs.ts";

export type Leaks = {
  cv: SecretCv;
  /** What still stands in the text that would be sent, with its line. */
  leaks: { what: string; text: string; line: string }[];
  /** Titles, employers and schools that lost a word. */
  changed: string[];
};

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A short name stands in many a word: it counts where no letter is beside it. */
function holds(line: string, secret: string, isName: boolean): boolean {
  if (!line.includes(secret)) return false;
  if (!isName || secret.length > 4 || !/^[a-z]+$/u.test(secret)) return true;
  return line.split(/[^a-z]+/u).includes(secret);
}

/** What of a CV must not be sent and stands in the lines that are. */
export const leaksIn = ({ secrets }: SecretCv, sent: readonly string[]): Leaks["leaks"] =>
  secrets.flatMap(({ what, text }) => {
    const line = sent.find((each) => holds(fold(each), fold(text), what === "name"));
    return line === undefined ? [] : [{ what, text, line }];
  });

/** Redacts the CV as the product does, and looks for what it must not send. */
export function findLeaks(cv: SecretCv): Leaks {
  const document = readTxt(cv.text);
  const parsed = parseResume(document, { today: "2026-06-15" });
  const sent = redactIdentity(document, parsed);
  const all = sent.join("\n");
  // A hospital that is called as the person is may be hidden.
  const isOwn = (text: string) =>
    cv.name.split(" ").some((word) => fold(text).includes(fold(word)));
  const changed = cv.kept.filter((text) => !all.includes(text) && !isOwn(text));
  return { cv, leaks: leaksIn(cv, sent), changed };
}
