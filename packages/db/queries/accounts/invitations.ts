import type { Mail } from "@resume-picker/domain/accounts/mails";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import type { OpenInvitation } from "@resume-picker/domain/accounts/invitation";
import type { UserRole } from "@resume-picker/domain/accounts/roles";
import { AppError } from "@resume-picker/domain/errors";
import { and, desc, eq, getTableColumns, gt, lte, or } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { invitations } from "../../schema/account-links.ts";
import { users } from "../../schema/accounts.ts";
import { hasAddress } from "./has-address.ts";
import { insertMail } from "../mails/mails.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

const { tokenHash: _, invitedBy: _by, ...openColumns } = getTableColumns(invitations);

/** A link works as long as its creator may invite users. */
const isOpen = (now: Date) =>
  and(gt(invitations.expiresAt, now), eq(users.role, "admin"), eq(users.isActive, true));

/**
 * Stores an invitation and queues its mail. An earlier invitation to the same address becomes
 * invalid.
 * @returns whether there was an earlier one that still worked.
 * @throws AppError CONFLICT if the address already has an account.
 */
export async function saveInvitation(
  db: Database,
  invitation: Omit<typeof invitations.$inferInsert, "id">,
  sent: { mail: Mail; actionOf: (id: number) => NewAction },
): Promise<boolean> {
  const { email, createdAt } = invitation;
  return db.transaction(
    (tx) => {
      if (tx.select({ id: users.id }).from(users).where(hasAddress(email)).get()) {
        throw new AppError("CONFLICT", accountMessages.emailTaken);
      }
      const replaced = tx
        .delete(invitations)
        .where(or(eq(invitations.email, email), lte(invitations.expiresAt, createdAt)))
        .returning({ expiresAt: invitations.expiresAt })
        .all();
      const { id } = tx
        .insert(invitations)
        .values(invitation)
        .returning({ id: invitations.id })
        .get();
      insertMail(tx, { mail: sent.mail, userId: null }, createdAt);
      insertAction(tx, sent.actionOf(id));
      return replaced.some(({ expiresAt }) => expiresAt > createdAt);
    },
    { behavior: "immediate" },
  );
}

export async function findInvitation(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ email: string; role: UserRole } | null> {
  return readInvitation(db, tokenHash, now);
}

function readInvitation(db: Database | Transaction, tokenHash: string, now: Date) {
  const found = db
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen(now)))
    .get();
  return found ?? null;
}

/** Returns the hash of the open invitation to an address verified by other means. */
export async function findInvitationTo(
  db: Database,
  email: string,
  now: Date,
): Promise<string | null> {
  const found = db
    .select({ tokenHash: invitations.tokenHash })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.email, email), isOpen(now)))
    .get();
  return found?.tokenHash ?? null;
}

/** Uses up the invitation, in the transaction that creates the account. */
export function acceptInvitation(
  tx: Transaction,
  accepted: { tokenHash: string; email: string; now: Date },
): UserRole {
  const found = readInvitation(tx, accepted.tokenHash, accepted.now);
  if (!found) throw new AppError("VALIDATION", accountMessages.invitationInvalid);
  if (found.email !== accepted.email) {
    const message = accountMessages.invitationOfAnother;
    throw new AppError("VALIDATION", message, { issues: [{ path: "email", message }] });
  }
  tx.delete(invitations).where(eq(invitations.tokenHash, accepted.tokenHash)).run();
  return found.role;
}

/** Lists the invitations whose link works, newest first. */
export async function listInvitations(db: Database, now: Date): Promise<OpenInvitation[]> {
  return db
    .select({ ...openColumns, invitedBy: users.username })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOpen(now))
    .orderBy(desc(invitations.id))
    .all();
}

/** @returns false if there is no such invitation because it was already used or revoked. */
export async function revokeInvitation(
  db: Database,
  id: number,
  action: NewAction,
): Promise<boolean> {
  return db.transaction(
    (tx) => {
      const { changes } = tx.delete(invitations).where(eq(invitations.id, id)).run();
      if (changes === 1) insertAction(tx, action);
      return changes === 1;
    },
    { behavior: "immediate" },
  );
}
