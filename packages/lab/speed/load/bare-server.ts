import { serve } from "@hono/node-server";
import BetterSqlite3 from "better-sqlite3";
import { Hono } from "hono";

/**
 * The baseline for the product: the same queries on the same file, without sessions, checks,
 * headers, logs or anything else that isn't needed to respond.
 */
const db = new BetterSqlite3(process.env.DB_FILE);
const list = db.prepare(
  `select c.id, c.name, c.email, c.phone, c.location, c.links, c.file_name, c.file_type,
     c.years_experience, c.last_role_title, c.experience_gaps, c.experience_timeline, c.warnings,
     c.created_at, s.*, r.explanation
   from scores s
   join candidates c on c.id = s.candidate_id
   join score_receipts r on r.score_id = s.id
   where s.job_id = ?
   order by s.total_score desc, s.skill_match_score desc, s.file_sha256
   limit 50`,
);
const skills = db.prepare(
  `select candidate_id, skill, proficiency from candidate_skills
   where candidate_id in (select value from json_each(?)) order by id`,
);
const user = db.prepare("select * from users where id = ?");
const find = db
  .prepare(
    `select f.rowid from candidate_search f
     cross join scores s on s.candidate_id = f.rowid and s.job_id = ?
     where candidate_search match ?`,
  )
  .pluck();

const app = new Hono();
app.get("/list/:job", (c) => {
  const rows = list.all(Number(c.req.param("job"))) as { id: number }[]; // as selected above
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return c.json({ rows, skills: skills.all(ids) });
});
app.get("/user/:id", (c) => c.json(user.get(c.req.param("id"))));
app.get("/search/:job/:words", (c) =>
  c.json(find.all(Number(c.req.param("job")), c.req.param("words"))),
);
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.send?.(`http://127.0.0.1:${port}`);
});
process.on("disconnect", () => process.exit(0));
