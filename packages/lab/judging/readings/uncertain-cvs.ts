import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { profileEntries } from "@resume-picker/domain/candidates/profile-entries";
import { findUncertain } from "@resume-picker/domain/candidates/repair/find-uncertain";
import type { UncertainRoles } from "@resume-picker/domain/candidates/repair/find-uncertain";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import {
  redactIdentity,
  withoutName,
} from "@resume-picker/domain/resume/redaction/redact-identity";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { languages } from "../../layouts/languages.ts";
import { listCases } from "../../layouts/list-cases.ts";
import type { Case } from "../../layouts/list-cases.ts";
import { makeFiles } from "../../layouts/make-files.ts";
import type { MadeCase } from "../../layouts/make-files.ts";
import { benchDay } from "../../personas/compose.ts";

/**
 * A CV of an invented person in a held-out layout or language, whose roles were parsed with low
 * confidence.
 */
export type UncertainCv = {
  made: MadeCase;
  lines: string[];
  redacted: string[];
  parsed: ParsedResume;
  unsure: UncertainRoles;
};

const peopleOfLanguage = 2;
const maxPerTemplate = 2;

const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");

/** Held-out cases sorted by the hash of their ids, which prevents a biased selection. */
export const heldOutCases = (): Case[] =>
  listCases(languages, peopleOfLanguage)
    .filter(({ isHeld }) => isHeld)
    .toSorted((one, other) => (hashOf(one.id) < hashOf(other.id) ? -1 : 1));

/** Returns the first cases parsed with low confidence, at most two per layout. */
export async function readUncertainCvs(
  cases: readonly Case[],
  { folder, count }: { folder: string; count: number },
): Promise<UncertainCv[]> {
  const { files } = await makeFiles(cases, folder);
  const found: UncertainCv[] = [];
  for (const made of files) {
    const isSame = (cv: UncertainCv) => cv.made.template.id === made.template.id;
    if (found.length >= count) break;
    if (found.filter(isSame).length >= maxPerTemplate) continue;
    const cv = await read(made);
    if (cv !== null) found.push(cv);
  }
  return found;
}

async function read(made: MadeCase): Promise<UncertainCv | null> {
  const document = await extractText(readFileSync(made.file), made.file);
  const parsed = parseResume(document, { today: benchDay });
  const unsure = findUncertain(parsed, profileEntries(parsed, []));
  if (unsure === null || !isScored(parsed.warnings)) return null;
  const redacted = withoutName(redactIdentity(document, parsed), parsed);
  return { made, parsed, unsure, redacted, lines: document.lines.map(({ text }) => text) };
}
