import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { MessagePreviews } from "@resume-picker/domain/messages/candidate-message";
import type { UserContext } from "../trpc.ts";
import { fillMessages } from "./fill-messages.ts";

export async function previewMessages(
  ctx: UserContext,
  job: EditableJob,
  chosen: { templateId: number; candidateIds: readonly number[] },
): Promise<MessagePreviews> {
  const { messages } = await fillMessages(ctx, job, chosen);
  return { route: routeOf(ctx), refusal: reasonNotToSend(ctx), messages };
}

/** The server sends messages if mail is set up. Otherwise the user's mail program does. */
export const routeOf = ({ mailHost }: UserContext): "smtp" | "mailto" =>
  mailHost === null ? "mailto" : "smtp";

/** Candidates reply to the sender's address, so the sender must have verified it. */
export const reasonNotToSend = (ctx: UserContext): string | null =>
  routeOf(ctx) === "smtp" && (ctx.user.email === null || !ctx.user.emailVerified)
    ? "Confirm your own email address first: candidates reply to it."
    : null;
