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
 * Whose CV this is among the owner's candidates with its e-mail address. Nobody's where no name agrees, and
 * where more than one may be meant ("J. Vogt" beside Jana and Jonas Vogt): then it is another candidate.
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
  const meant: EditableCandidate[] = [];
  for (const each of sharers) if (await mayBe(ctx, each, parsed)) meant.push(each);
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

async function mayBe(
  ctx: UserContext,
  candidate: EditableCandidate,
  parsed: ParsedResume,
): Promise<boolean> {
  const name = parsed.name?.value ?? null;
  // A name that a person has put right is read wrong in the next file, too.
  const names = [candidate.name, await nameAsRead(ctx, candidate)];
  const agreements = names.map((each) => compareNames(each, name));
  if (agreements.some((each) => each === "same" || each === "agree")) return true;
  if (agreements[0] === "differ") return false;
  const document = await findCandidateDocument(ctx.db, candidate);
  if (document === null) return false;
  const [known, coming] = [versionProfile(document.parsed), versionProfile(parsed)];
  // A letter or a certificate may name nobody, and has no telephone or job in common with the CV.
  const isNamelessPaper = [known, coming].some((one) => one.name === null && isAttachment(one));
  return isNamelessPaper || isSamePerson(known, coming);
}

/** The name that the CV has instead of a corrected one; else the candidate's. */
async function nameAsRead(ctx: UserContext, candidate: EditableCandidate): Promise<string | null> {
  const corrections = await listCorrections(ctx.db, candidate);
  const corrected = corrections.find(({ field }) => field === "name");
  if (!corrected) return candidate.name;
  return typeof corrected.asRead === "string" ? corrected.asRead : null;
}
