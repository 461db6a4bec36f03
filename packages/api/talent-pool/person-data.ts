import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import {
  countPersonData,
  findByAddress,
  listPersonFiles,
  readPersonData,
} from "@resume-picker/db/queries/talent-pool/person-data";
import { AppError } from "@resume-picker/domain/errors";
import { ownPlaces } from "@resume-picker/domain/talent-pool/address-places";
import type { FoundPerson, PersonData } from "@resume-picker/domain/talent-pool/person-data";
import { actedBy } from "../acted-by.ts";
import { deleteCandidates } from "../candidates/delete-candidates.ts";
import { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Finds everything about an address in the user's own data. Administrators don't see other
 * accounts' candidates, so each account has to answer for itself.
 */
export async function findPerson(ctx: UserContext, email: string): Promise<PersonData> {
  const found = search(ctx, email);
  await record(ctx, "candidate.find-data", found.people.length);
  return found;
}

/** Excludes hidden candidates, since a match would reveal the person behind a code name. */
function search({ db, user, identityFilter }: UserContext, email: string): PersonData {
  const places = findByAddress(db, user.id, email);
  const hidden = identityFilter.hiddenOf([...places.keys()]);
  const shown = [...places.keys()].filter((id) => !hidden.has(id));
  const all = countPersonData(db, shown).map((row): FoundPerson => {
    return { ...row, places: places.get(row.id) ?? [] };
  });
  const isPerson = (one: FoundPerson) => one.places.some((place) => ownPlaces.includes(place));
  return {
    email,
    people: all.filter(isPerson),
    mentions: all.filter((one) => !isPerson(one)),
    leavesOutHidden: identityFilter.isActive,
  };
}

const nothingFound = (leavesOutHidden: boolean): string =>
  leavesOutHidden
    ? "Nothing was found about this address. Candidates hidden in blind review are not searched."
    : "Nothing is stored about this address.";

/** Exports the data stored about the person as JSON, with all files. */
export async function exportPerson(ctx: UserContext, email: string): Promise<StreamedDownload> {
  const { people, leavesOutHidden } = search(ctx, email);
  if (people.length === 0) throw new AppError("NOT_FOUND", nothingFound(leavesOutHidden));
  await record(ctx, "candidate.export-data", people.length);
  const day = ctx.clock().toISOString().slice(0, 10);
  const entries = people.flatMap(({ id }) => [
    {
      name: `candidate-${id}/data.json`,
      text: JSON.stringify(readPersonData(ctx.db, id), null, 2),
    },
    ...listPersonFiles(ctx.db, id).map((file) => ({
      name: `candidate-${id}/cv-${file.id}.${file.fileType}`,
      file: ctx.files.pathOf(file.sha256),
    })),
  ]);
  return new StreamedDownload({
    fileName: `personal-data-${day}.zip`,
    mimeType: "application/zip",
    stream: zipStream(entries),
    identifies: people.map(({ id }) => id),
  });
}

/**
 * Deletes all of the candidates that the user saw as this person, or none. As with any deletion,
 * Undo is possible for half a minute. After that nothing can be recovered.
 */
export async function erasePerson(
  ctx: UserContext,
  { email, candidateIds }: { email: string; candidateIds: readonly number[] },
): Promise<{ message: string; ids: number[] }> {
  const found = new Set(search(ctx, email).people.map(({ id }) => id));
  const ids = [...new Set(candidateIds)];
  if (ids.length !== found.size || ids.some((id) => !found.has(id)))
    throw new AppError("CONFLICT", "What is stored about this address changed. Search again.");
  await deleteCandidates(ctx, ids);
  await record(ctx, "candidate.erase-data", ids.length);
  const message = `${ids.length} ${ids.length === 1 ? "candidate" : "candidates"} deleted`;
  return { message, ids };
}

/** Excludes address and name, since the audit trail contains no personal data of candidates. */
const record = (
  ctx: UserContext,
  action: "candidate.find-data" | "candidate.export-data" | "candidate.erase-data",
  candidates: number,
) => recordAction(ctx.db, { ...actedBy(ctx), action, metadata: { candidates }, now: ctx.clock() });
