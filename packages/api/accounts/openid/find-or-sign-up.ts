import { randomBytes, randomUUID } from "node:crypto";
import { connectIdentity } from "@resume-picker/db/queries/accounts/identities";
import { findInvitationTo } from "@resume-picker/db/queries/accounts/invitations";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { createUser, findUserByAddress, hasUsers } from "@resume-picker/db/queries/accounts/users";
import { accountMessages, isEmailAddress } from "@resume-picker/domain/accounts/account-rules";
import {
  foldUsername,
  normalizeAddress,
  normalizePersonName,
  usableUsername,
} from "@resume-picker/domain/accounts/names";
import type { ProvenIdentity } from "@resume-picker/domain/accounts/openid";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../../context.ts";
import { skeletonsOf } from "../sign-up/look-alikes.ts";
import { mayDomainSignUp } from "../sign-up/sign-up.ts";
import { OpenIdRefusal } from "./openid-refusal.ts";

/**
 * Returns and connects the account with the provider's verified address, or creates one if sign-up
 * is open or the address is invited. Rejects an existing account with an unverified address, since
 * anyone may have created it.
 * @throws OpenIdRefusal with the reason.
 */
export async function findOrSignUp(ctx: Context, identity: ProvenIdentity): Promise<User> {
  const email = normalizeAddress(identity.email ?? "");
  if (!identity.isEmailVerified || !isEmailAddress(email)) throw new OpenIdRefusal("unverified");
  const owner = await findUserByAddress(ctx.db, email);
  if (!owner) return signUp(ctx, identity, email);
  const { user } = owner;
  if (!user.emailVerified) throw new OpenIdRefusal("taken");
  if (!user.isActive) return user;
  const { issuer, subject } = identity;
  await connectIdentity(
    ctx.db,
    { issuer, subject, userId: user.id },
    {
      ...{ userId: user.id, address: ctx.client.ipAddress },
      ...{ action: "account.connect", now: ctx.clock() },
    },
  );
  return user;
}

async function signUp(ctx: Context, identity: ProvenIdentity, email: string): Promise<User> {
  if (!(await hasUsers(ctx.db))) throw new OpenIdRefusal("first");
  // The provider verifies the address as reliably as an invitation link does.
  const invitationHash = await findInvitationTo(ctx.db, email, ctx.clock());
  if (invitationHash === null) requireOpenSignUp(ctx, email);
  await ctx.rateLimits.count("sign-up-address", ctx.client.ipAddress ?? "unknown");
  // The password is unknown to everyone. Users can set their own with "Forgot password".
  const passwordHash = await ctx.passwords.hash(randomBytes(32).toString("base64url"));
  const account = { identity, email, passwordHash, invitationHash: invitationHash ?? undefined };
  const user = await createUnderFreeName(ctx, account);
  const resource = { type: "user", id: user.id } as const;
  const action = "sign-up";
  const address = ctx.client.ipAddress;
  await recordAction(ctx.db, { userId: user.id, address, action, resource, now: ctx.clock() });
  return user;
}

function requireOpenSignUp(ctx: Context, email: string): void {
  if (ctx.registration === "closed") throw new OpenIdRefusal("closed");
  if (!mayDomainSignUp(ctx, email)) throw new OpenIdRefusal("domain");
}

const mostNames = 50;
const longestName = 60;

async function createUnderFreeName(
  ctx: Context,
  of: {
    identity: ProvenIdentity;
    email: string;
    passwordHash: string;
    invitationHash: string | undefined;
  },
): Promise<User> {
  const { identity, email, passwordHash, invitationHash } = of;
  const { issuer, subject } = identity;
  const wanted = usableUsername(identity.username ?? email.replace(/@.*$/, "")).slice(
    0,
    longestName,
  );
  const name = (text: string | null) => normalizePersonName(text ?? "").slice(0, 100);
  for (let number = 1; number <= mostNames; number++) {
    const username = number === 1 ? wanted : `${wanted}_${number}`;
    try {
      return await createUser(
        ctx.db,
        {
          ...{ id: randomUUID(), username, email, passwordHash, emailVerified: true },
          ...{ firstName: name(identity.firstName), lastName: name(identity.lastName) },
          usernameFolded: foldUsername(username),
          skeletons: skeletonsOf(username),
        },
        {
          ...{ now: ctx.clock(), registration: ctx.registration, invitationHash },
          identity: { issuer, subject },
        },
      );
    } catch (error) {
      const isTaken = error instanceof AppError && error.message === accountMessages.usernameTaken;
      if (!isTaken) throw error;
    }
  }
  throw new OpenIdRefusal("failed");
}
