import { randomUUID } from "node:crypto";
import { findOwnedJob } from "@resume-picker/db/queries/jobs";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import { endWork, failWork } from "@resume-picker/db/queries/work";
import type { AbandonedWork } from "@resume-picker/db/queries/work";
import { answerRoom } from "../answer-room.ts";
import type { Parts } from "../context.ts";
import { aiRankJob } from "../scoring/ai-rank-job.ts";
import type { UserContext } from "../trpc.ts";

/** Work that has brought down the server this often is not taken up again. */
const maxAttempts = 3;

/**
 * Takes up what the last process died over, one after the other; never rejects. The built-in engine
 * ranks again from the start. A service is not asked again by itself, since its answers cost money:
 * that ranking ends as failed, its former ranks stand, and its owner may start it.
 */
export async function resumeWork(parts: Parts): Promise<void> {
  const isPaid = parts.ai.manifest.model !== null;
  for (const found of await parts.work.abandoned("ai-rank")) {
    try {
      const ctx = await contextOf(parts, found);
      const job = ctx && (await findOwnedJob(parts.db, Number(found.key), ctx.user.id));
      if (!ctx || !job) await endWork(parts.db, found.id);
      else if (isPaid) await failWork(parts.db, found.id, "A restart ended it: start it again.");
      else if (found.attempts >= maxAttempts) {
        await failWork(parts.db, found.id, "It was begun three times and never ended.");
      } else await aiRankJob(ctx, job);
    } catch (error) {
      parts.log.error({ category: "scoring", error }, "work could not be resumed");
    }
  }
}

async function contextOf(parts: Parts, { userId }: AbandonedWork): Promise<UserContext | null> {
  const user = await findUser(parts.db, userId);
  if (!user?.isActive) return null;
  return {
    ...parts,
    requestId: randomUUID(),
    client: { ipAddress: null, userAgent: null },
    user,
    sessionId: null,
    answerRoom: answerRoom(false),
    cookieHeader: "",
    setCookie: () => undefined,
  };
}
