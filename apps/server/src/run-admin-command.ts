import {
  confirmEmail,
  createResetLink,
  disableSecondFactor,
  unlockAccount,
} from "@resume-picker/api/admin/help-account";
import type { Office } from "@resume-picker/api/admin/help-account";
import { listForHelp, makeAdmin } from "@resume-picker/db/queries/accounts/help-account";
import { findUserByAddress, findUserByName } from "@resume-picker/db/queries/accounts/users";
import { foldUsername, isAddress, normalizeAddress } from "@resume-picker/domain/accounts/names";
import type { User } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";

type Print = (line: string) => void;

/** The actor without an account. The audit trail attributes these actions to the operator. */
const operator = { userId: null, address: null };

const usage = `Usage:
  npm run admin -- list                               list all accounts
  npm run admin -- reset-link <user or email>         create a link to set a new password
  npm run admin -- unlock <user or email>             end a lockout
  npm run admin -- confirm-email <user or email>      mark the email address as verified
  npm run admin -- make-admin <user or email>         make the account an active admin
  npm run admin -- stop-second-factor <user or email> turn two-step sign-in off`;

const commands: Record<string, (office: Office, user: User, print: Print) => Promise<void>> = {
  async "reset-link"(office, user, print) {
    print(await createResetLink(office, user.id, operator));
    print("The link expires in 24 hours and can be used once. The owner is notified by mail.");
  },

  async unlock(office, user, print) {
    await unlockAccount(office, user.id, operator);
    print(`${user.username} can sign in again.`);
  },

  async "confirm-email"(office, user, print) {
    await confirmEmail(office, user.id, operator);
    print(`The email address of ${user.username} is verified.`);
  },

  async "make-admin"({ db, clock }, user, print) {
    const resource = { type: "user", id: user.id } as const;
    const action = { ...operator, action: "user.role", resource, now: clock() } as const;
    await makeAdmin(db, user.id, {
      mail: null,
      action: { ...action, metadata: { role: "admin" } },
    });
    print(`${user.username} is an active admin.`);
  },

  async "stop-second-factor"(office, user, print) {
    await disableSecondFactor(office, user.id, operator);
    print(`Two-step sign-in of ${user.username} is off. The owner is notified by mail.`);
  },
};

/** Runs `npm run admin`, for example when the last admin can't sign in. @returns the exit code. */
export async function runAdminCommand(
  [name = "", typed]: readonly string[],
  office: Office,
  print: Print,
): Promise<number> {
  if (name === "list") {
    for (const line of await listAccounts(office)) print(line);
    return 0;
  }
  const command = commands[name];
  if (!command || typed === undefined) {
    print(usage);
    return 2;
  }
  await command(office, await findUserByNameOrEmail(office, typed), print);
  return 0;
}

async function listAccounts({ db }: Office): Promise<string[]> {
  const rows = await listForHelp(db);
  return rows.map(({ username, email, role, isActive, twoStepSince }) =>
    [
      username,
      email ?? "no address",
      role,
      isActive ? "active" : "deactivated",
      ...(twoStepSince ? ["two-step sign-in"] : []),
    ].join("  "),
  );
}

async function findUserByNameOrEmail({ db }: Office, typed: string): Promise<User> {
  const found = isAddress(typed)
    ? await findUserByAddress(db, normalizeAddress(typed))
    : await findUserByName(db, foldUsername(typed));
  if (found) return found.user;
  throw new AppError("NOT_FOUND", `No account named “${typed}”. List all: npm run admin -- list`);
}
