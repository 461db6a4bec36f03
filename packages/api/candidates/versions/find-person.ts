import {
  findCandidateDocument,
  listCandidatesOfAddress,
} from "@resume-picker/db/queries/candidates/candidates";
import { listCorrections } from "@resume-picker/db/queries/candidates/corrections";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { compareNames } from "@resume-picker/domain/candidates/versions/compare-names";
import { isSamePerson } from "@resume-picker/domain/candidates/versions/is-same-person";
import {
  isAttachment,
  versionProfile,
} from "@resume-picker/domain/candidates/versions/version-profile";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { UserContext } from "../../trpc.ts";

/**
 * Finds the owner's candidate with this CV's email address and a matching name. Returns null if no
 * name matches or several might ("J. Vogt" with Jana and Jonas Vogt).
 */
export async function findPerson(
  ctx: UserContext,
  parsed: ParsedResume,
  ownerId: string,
): Promise<EditableCandidate | null> {
  const email = parsed.email?.value;
  if (email === undefined) return null;
  const name = parsed.name?.value ?? null;
  const sharers = await listCandidatesOfAddress(ctx.db, ownerId, email);
  const namesakes = sharers.filter((each) => compareNames(each.name, name) === "same");
  if (namesakes[0]) return namesakes[0];
  const possible: EditableCandidate[] = [];
  for (const each of sharers) if (await mayBeSamePerson(ctx, each, parsed)) possible.push(each);
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

async function mayBeSamePerson(
  ctx: UserContext,
  candidate: EditableCandidate,
  parsed: ParsedResume,
): Promise<boolean> {
  const name = parsed.name?.value ?? null;
  // The next file is likely to contain the same name that was corrected.
  const names = [candidate.name, await parsedName(ctx, candidate)];
  const agreements = names.map((each) => compareNames(each, name));
  if (agreements.some((each) => each === "same" || each === "agree")) return true;
  if (agreements[0] === "differ") return false;
  const document = await findCandidateDocument(ctx.db, candidate);
  if (document === null) return false;
  const [known, incoming] = [versionProfile(document.parsed), versionProfile(parsed)];
  // A letter or certificate may have no name, and share no phone number or job with the CV.
  const isUnnamedAttachment = [known, incoming].some(
    (one) => one.name === null && isAttachment(one),
  );
  return isUnnamedAttachment || isSamePerson(known, incoming);
}

/** Returns the CV's own name if it was corrected, and otherwise the candidate's. */
async function parsedName(ctx: UserContext, candidate: EditableCandidate): Promise<string | null> {
  const corrections = await listCorrections(ctx.db, candidate);
  const corrected = corrections.find(({ field }) => field === "name");
  if (!corrected) return candidate.name;
  return typeof corrected.asRead === "string" ? corrected.asRead : null;
}
