import { expect, test } from "vitest";
import { migrate } from "../../migrate.ts";
import { makeOlderDatabase, steps } from "../../testing/older-database.ts";
import { migrationsFolder } from "../../testing/test-database.ts";
import { hasPassword } from "./profile.ts";

const byProvider = `'sign-in', '{"by":"openid"}'`;
const byPassword = "'sign-in', null";

test.each([
  { of: "never chose one", identityAt: 5, actions: [byProvider, byProvider], has: false },
  { of: "chose one by email", identityAt: 5, actions: ["'password.reset', null"], has: true },
  { of: "changed it", identityAt: 5, actions: ["'password.change', null"], has: true },
  { of: "signed in with one", identityAt: 5, actions: [byProvider, byPassword], has: true },
  { of: "connected the provider later", identityAt: 6, actions: [byProvider], has: true },
  { of: "has no provider", identityAt: null, actions: [byPassword], has: true },
])("after an upgrade, somebody who $of: asked for a password is $has", (each) => {
  const older = steps.indexOf("0053_accounts-that-never-had-a-password");
  const { db, backups } = makeOlderDatabase(older);
  db.$client.exec("update users set created_at = 5 where id = 'u2'");
  // Another account's actions decide nothing.
  db.$client.exec(`insert into user_actions (user_id, action, metadata, created_at)
    values ('u1', 'password.reset', null, 9)`);
  if (each.identityAt !== null)
    db.$client.exec(`insert into openid_identities (user_id, issuer, subject, created_at)
      values ('u2', 'https://id.example.org', 'bea', ${each.identityAt})`);
  for (const action of each.actions)
    db.$client.exec(`insert into user_actions (user_id, action, metadata, created_at)
      values ('u2', ${action}, 9)`);
  migrate(db, { migrations: migrationsFolder, backups }, new Date("2026-03-01T12:00:00Z"));
  expect(hasPassword(db, "u2")).toBe(each.has);
  db.$client.close();
});
