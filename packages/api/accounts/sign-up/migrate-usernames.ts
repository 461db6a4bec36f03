import type { Database } from "@resume-picker/db/connect";
import { listUsernames, saveUsernames } from "@resume-picker/db/queries/accounts/usernames";
import type { AssignedUsername } from "@resume-picker/db/queries/accounts/usernames";
import { usernameChangedMail } from "@resume-picker/domain/accounts/mails";
import { foldUsername, usableUsername } from "@resume-picker/domain/accounts/names";
import type { Log } from "../../context.ts";
import type { Settings } from "../../settings/settings.ts";
import { skeletonsOf } from "./look-alikes.ts";

/**
 * Adds lookup keys to usernames stored by an older version, and renames those that are no longer
 * valid. A name with an `@` could be another user's address. Renamed users get a mail, and admins
 * see it in the log, the audit trail and the user list. Run this at boot, before requests are
 * served.
 */
export async function migrateUsernames(parts: {
  db: Database;
  log: Log;
  clock: () => Date;
  settings: Settings;
}): Promise<void> {
  const { db, log, clock, settings } = parts;
  const siteName = settings.current().SITE_NAME;
  const known = await listUsernames(db);
  const taken = new Set(known.flatMap(({ usernameFolded }) => usernameFolded ?? []));
  const outdated = known.filter(({ usernameFolded }) => usernameFolded === null);
  // Valid names are first, which keeps them from being taken by renamed users.
  const isValid = ({ username }: { username: string }) => usableUsername(username) === username;
  const inOrder = [...outdated.filter(isValid), ...outdated.filter((user) => !isValid(user))];
  const migrated = inOrder.map((user): AssignedUsername => {
    const username = uniqueName(usableUsername(user.username), taken);
    taken.add(foldUsername(username));
    return {
      id: user.id,
      username,
      usernameFolded: foldUsername(username),
      skeletons: skeletonsOf(username),
      formerUsername: username === user.username ? null : user.username,
      mail:
        username === user.username || user.email === null
          ? null
          : usernameChangedMail(
              { ...user, email: user.email, siteName },
              { from: user.username, to: username },
            ),
    };
  });
  await saveUsernames(db, migrated, clock());
  for (const { id, formerUsername } of migrated) {
    if (formerUsername === null) continue;
    log.warn({ category: "accounts", userId: id }, "a user name was changed: the rules refuse it");
  }
}

/** Returns the name, with the first number that makes it unique if it is taken. */
function uniqueName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(foldUsername(name)); number++) name = `${wanted}_${number}`;
  return name;
}
