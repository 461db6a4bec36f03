import { expect, test } from "vitest";
import { migrate } from "../../migrate.ts";
import { makeOlderDatabase, steps } from "../../testing/older-database.ts";
import { migrationsFolder } from "../../testing/test-database.ts";

test("links of earlier versions show the candidates in the order in which they were shared", () => {
  const older = steps.indexOf("0051_order-of-a-review-link");
  const { db, backups } = makeOlderDatabase(older);
  const shared = { 1: [3, 1, 2], 2: [2, 3] };
  db.$client.exec(`create temp table copies as select * from candidates`);
  for (const id of [2, 3])
    db.$client.exec(`update copies set id = ${id}, file_sha256 = 'hash ${id}';
      insert into candidates select * from copies`);
  for (const [link, ids] of Object.entries(shared)) {
    db.$client
      .exec(`insert into review_links (id, job_id, token_hash, label, created_by, created_at,
      expires_at) values (${link}, 1, 'hash ${link}', '', 'u1', 1, 2)`);
    for (const id of ids)
      db.$client.exec(`insert into review_link_candidates (link_id, candidate_id)
        values (${link}, ${id})`);
  }
  migrate(db, { migrations: migrationsFolder, backups }, new Date("2026-03-01T12:00:00Z"));
  const inOrder = db.$client
    .prepare("select candidate_id from review_link_candidates where link_id = ? order by position")
    .pluck();
  for (const [link, ids] of Object.entries(shared)) expect(inOrder.all(link)).toEqual(ids);
  db.$client.close();
});
