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
  return { route: routeOf(ctx), refusal: refusalOf(ctx), messages };
}

/** By the server where it sends mail, else by the mail program of the person who sends. */
export const routeOf = ({ mailHost }: UserContext): "smtp" | "mailto" =>
  mailHost === null ? "mailto" : "smtp";

/** Candidates answer to the sender's address, and nobody writes in the name of somebody else's. */
export const refusalOf = (ctx: UserContext): string | null =>
  routeOf(ctx) === "smtp" && (ctx.user.email === null || !ctx.user.emailVerified)
    ? "Confirm your own email address first: candidates reply to it."
    : null;
