import { setImmediate } from "node:timers/promises";
import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import {
  listOwnData,
  listOwnFiles,
  loadOwnValues,
} from "@resume-picker/db/queries/erasures/own-data";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { deleteOwnAccount } from "@resume-picker/db/queries/erasures/delete-account";
import { fileTypes } from "@resume-picker/domain/file-types";
import { actedBy } from "../acted-by.ts";
import { hideFileRows, hideRows } from "../blind/hide-identity.ts";
import { nobody, StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { requireOwnPassword } from "./sign-in/own-password.ts";
import { removeLeftovers } from "./remove-leftovers.ts";

/** Exports all data of the account: a JSON file per kind, and all uploaded CV versions. */
export async function exportOwnData(ctx: UserContext): Promise<StreamedDownload> {
  const { db, user } = ctx;
  const values = Object.entries(loadOwnValues(db, user.id)).map(([kind, value]) => ({
    name: `${kind}.json`,
    text: JSON.stringify(value, null, 2),
  }));
  const lists = Object.entries(listOwnData(db, user.id)).map(([kind, rows]) => ({
    name: `${kind}.json`,
    pieces: () => jsonPieces(shownRows(ctx, kind, rows())),
  }));
  const files = shownFiles(ctx, listOwnFiles(db, user.id)).map(
    ({ id, candidateId, fileSha256, fileType, isCurrent }) => ({
      // Original names may be unsafe. They are listed in candidateVersions.json instead.
      name: `files/${candidateId}${isCurrent ? "" : `-version-${id}`}.${fileTypes[fileType].extensions[0]}`,
      file: ctx.files.pathOf(fileSha256),
    }),
  );
  const now = ctx.clock();
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "account.export",
    now,
  });
  return new StreamedDownload({
    fileName: `resume-picker-${now.toISOString().slice(0, 10)}.zip`,
    mimeType: "application/zip",
    identifies: nobody,
    stream: zipStream([...values, ...lists, ...files]),
  });
}

/** Candidates in blind review keep their code names in the export. */
function* shownRows(ctx: UserContext, kind: string, steps: Iterable<readonly unknown[]>) {
  for (const step of steps)
    yield kind === "uploadFiles"
      ? hideFileRows(ctx, step)
      : hideRows(ctx, step, kind === "candidates" ? "id" : "candidateId");
}

/** Excludes the CVs of candidates in blind review. */
function shownFiles<File extends { candidateId: number }>(ctx: UserContext, files: File[]): File[] {
  const hidden = ctx.veils.hiddenOf(files.map(({ candidateId }) => candidateId));
  return files.filter(({ candidateId }) => !hidden.has(candidateId));
}

/** Streams a list as JSON and lets other requests run between two batches. */
async function* jsonPieces(steps: Iterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[\n";
  for (const step of steps) {
    if (step.length > 0) yield before + step.map((row) => JSON.stringify(row, null, 2)).join(",\n");
    if (step.length > 0) before = ",\n";
    await setImmediate();
  }
  yield before === ",\n" ? "\n]" : "[]";
}

export async function deleteAccount(ctx: UserContext, password: string): Promise<void> {
  await requireOwnPassword(ctx, password);
  const left = await deleteOwnAccount(ctx.db, ctx.user.id, ctx.clock());
  if (ctx.sessionId !== null) ctx.setCookie((await ctx.sessions.end(ctx.sessionId)).setCookie);
  await removeLeftovers(ctx, left);
}
