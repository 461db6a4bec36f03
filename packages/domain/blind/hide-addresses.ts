import { blind } from "../lexicon/blind.gen.ts";
import { wordsOf as rowsOf } from "../lexicon/lexicon.ts";
import { isWordOfWork } from "../resume/redaction/word-of-work.ts";
import type { LaidOutDocument } from "../resume/shape/document.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";
import { canonicalSkill } from "../skills/canonical-skill.ts";
import { hiddenMark } from "./code-name.ts";
import { foldWord, wordPattern, wordsOf } from "./words-of.ts";

/** Matches possible mail and web addresses, which `looksLikeAddress` then checks. */
const address = /[\p{L}\p{N}][\p{L}\p{N}._%+@:~-]{2,200}(?:\/\S{0,200})?/gu;
const looksLikeAddress = /@|[\p{L}\p{N}-]{3}\.\p{Ll}{2}|:\/\//u;

/** Parts of addresses that many people share. */
const shared: ReadonlySet<string> = new Set(rowsOf(blind, "addressWord"));

/**
 * Hides mail and web addresses in any line, and the words of the CV's own addresses everywhere,
 * since an account or domain identifies the person. Employers and tools with a dot in their name
 * stay.
 */
export function addressHider(
  { lines }: LaidOutDocument,
  { roles, email, links }: ParsedResume,
): (line: string) => string {
  const employers = new Set(roles.flatMap(({ company }) => [...wordsOf(company ?? "")]));
  const written = lines.flatMap(({ text }) => text.match(address) ?? []).filter(isAddress);
  const own = [...written, email?.value ?? "", ...links.map(({ value }) => value)];
  const hidden = new Set(
    own
      .flatMap((text) => [...wordsOf(text)])
      .filter(
        (word) =>
          word.length > 3 &&
          !shared.has(word) &&
          !employers.has(word) &&
          !isWordOfWork(word) &&
          canonicalSkill(word) === null,
      ),
  );
  return (line) =>
    line
      .replace(address, (text) => (isAddress(text) ? hiddenMark : text))
      .replace(wordPattern, (word) => (hidden.has(foldWord(word)) ? hiddenMark : word));
}

/** Excludes tools such as "Node.js" and "ASP.NET". */
function isAddress(text: string): boolean {
  // "TypeScript/Node.js" are two tools.
  const host = text.includes("://") ? text : (text.split("/")[0] ?? "");
  const bare = host.replace(/[.:/]{1,3}$/u, "");
  return looksLikeAddress.test(bare) && canonicalSkill(bare) === null;
}
