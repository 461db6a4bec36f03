import { saveInvitation, revokeInvitation } from "@resume-picker/db/queries/accounts/invitations";
import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import { invitationDays } from "@resume-picker/domain/accounts/invitation";
import type { InvitationLink, Invite } from "@resume-picker/domain/accounts/invitation";
import { invitationMail } from "@resume-picker/domain/accounts/mails";
import { AppError } from "@resume-picker/domain/errors";
import { requireQuotaFor } from "../require-quota.ts";
import { makeToken } from "../random-token.ts";
import { actedBy } from "../acted-by.ts";
import { countMail } from "../mail/count-mail.ts";
import type { UserContext } from "../trpc.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Mails the link and also returns it, because mail may not be set up. */
export async function invite(ctx: UserContext, { email, role }: Invite): Promise<InvitationLink> {
  requireQuotaFor(ctx, "invitations");
  await countMail(ctx, ctx.user.id);
  const now = ctx.clock();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  const { token, hash } = makeToken();
  const link = new URL(`/auth?tab=sign-up&invitation=${token}`, ctx.appUrl).href;
  const invitedBy = ctx.user.id;
  const actionOf = (id: number): NewAction => ({
    ...actedBy(ctx),
    action: "user.invite",
    resource: { type: "invitation", id },
    metadata: { role },
    now,
  });
  const replacesEarlier = await saveInvitation(
    ctx.db,
    { email, role, tokenHash: hash, invitedBy, createdAt: now, expiresAt },
    { mail: invitationMail({ email, siteName: ctx.settings.current().SITE_NAME }, link), actionOf },
  );
  ctx.wakeMail();
  return { link, expiresAt, replacesEarlier };
}

export async function revoke(ctx: UserContext, id: number): Promise<void> {
  const resource = { type: "invitation", id } as const;
  const now = ctx.clock();
  const action = { ...actedBy(ctx), action: "user.revoke-invitation", resource, now } as const;
  if (await revokeInvitation(ctx.db, id, action)) return;
  throw new AppError("NOT_FOUND", "This invitation was already used or revoked.");
}
