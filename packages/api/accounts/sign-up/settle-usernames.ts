import type { Database } from "@resume-picker/db/connect";
import { listUsernames, saveUsernames } from "@resume-picker/db/queries/accounts/usernames";
import type { SettledUsername } from "@resume-picker/db/queries/accounts/usernames";
import { usernameChangedMail } from "@resume-picker/domain/accounts/mails";
import { foldUsername, usableUsername } from "@resume-picker/domain/accounts/names";
import type { Log } from "../../context.ts";
import type { Settings } from "../../settings/settings.ts";
import { skeletonsOf } from "./look-alikes.ts";

/**
 * Gives names that an older version stored the keys by which they are found, and another name where
 * today's rules would refuse them: with an `@`, a name could be somebody else's address. Who is
 * renamed learns it by mail; admins see it in the log, the audit trail and the list of users. Run it
 * at boot, before anybody is served.
 */
export async function settleUsernames(parts: {
  db: Database;
  log: Log;
  clock: () => Date;
  settings: Settings;
}): Promise<void> {
  const { db, log, clock, settings } = parts;
  const siteName = settings.current().SITE_NAME;
  const known = await listUsernames(db);
  const taken = new Set(known.flatMap(({ usernameFolded }) => usernameFolded ?? []));
  const unsettled = known.filter(({ usernameFolded }) => usernameFolded === null);
  // Good names first, so that nobody loses one to somebody who is renamed.
  const isGood = ({ username }: { username: string }) => usableUsername(username) === username;
  const inOrder = [...unsettled.filter(isGood), ...unsettled.filter((user) => !isGood(user))];
  const settled = inOrder.map((user): SettledUsername => {
    const username = freeName(usableUsername(user.username), taken);
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
  await saveUsernames(db, settled, clock());
  for (const { id, formerUsername } of settled) {
    if (formerUsername === null) continue;
    log.warn({ category: "accounts", userId: id }, "a user name was changed: the rules refuse it");
  }
}

/** The name itself, or with the first number behind it that makes it free. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(foldUsername(name)); number++) name = `${wanted}_${number}`;
  return name;
}
