import { existsSync } from "node:fs";
import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import type { ShownLayout } from "@resume-picker/domain/candidates/shown-layout";
import { AppError } from "@resume-picker/domain/errors";
import { fileTypes } from "@resume-picker/domain/file-types";
import type { UserContext } from "../trpc.ts";
import { requireDocument } from "./show-document.ts";

const plain = (why: string): ShownLayout => ({
  nodes: null,
  whyPlain: `Shown as plain lines: ${why}`,
});

/**
 * Renders a DOCX as a document on demand. If that fails, or exceeds a CV's limits of time and
 * memory, the parsed lines are shown.
 */
export async function showLayout(
  ctx: UserContext,
  candidate: ViewableCandidate,
): Promise<ShownLayout> {
  if (fileTypes[candidate.fileType].view !== "layout")
    return plain("only a DOCX has a layout of its own.");
  if (ctx.identityFilter.isHidden(candidate.id))
    return plain("the layout is hidden in blind review.");
  const { lines, hidden } = await requireDocument(ctx, candidate);
  const path = ctx.files.pathOf(candidate.fileSha256);
  if (!existsSync(path)) return plain("the stored file is gone.");
  try {
    const { nodes, missing } = await ctx.reader.layOut({
      path,
      lines: lines.map(({ text }) => text),
      hidden: hidden.map(({ text }) => text),
      owner: ctx.user.id,
    });
    // Headers and footers aren't part of the layout. They are shown next to it.
    const isWhole = missing.every((line) => lines[line]?.region !== "body");
    return isWhole
      ? { nodes, whyPlain: null }
      : plain("some of its text has no place in a layout.");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return plain("laying out this file takes too long, or more memory than a CV needs.");
  }
}
