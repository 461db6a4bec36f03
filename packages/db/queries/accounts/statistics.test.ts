import { expect, test } from "vitest";
import { makeTestDatabase } from "../../testing/test-database.ts";
import { countActivity } from "./activity.ts";
import { countUsage, countUsers } from "./admin.ts";
import { listUsage } from "./list-users.ts";

const now = new Date("2026-03-15T10:00:00Z");
const day = 24 * 60 * 60 * 1000;

/** Small pseudo-random numbers that are the same on every run (mulberry32). */
function makeChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** A little over a year of use: 40 users, 120 jobs, 20,000 actions, 4,000 sessions. */
function makeYear() {
  const db = makeTestDatabase();
  const sqlite = db.$client;
  const chance = makeChance(7);
  const at = () => now.getTime() - chance(400 * day);
  const actions = [
    ...["sign-up", "sign-in", "candidate.upload", "candidate.upload", "job.create", "job.sample"],
    ...["job.manual-rank", "job.ai-rank", "job.rescore", "blog.view", "candidate.delete"],
  ];
  sqlite.transaction(() => {
    for (let id = 0; id < 40; id += 1) {
      const created = id < 3 ? now.getTime() - id * day : at();
      sqlite
        .prepare(
          "insert into users (id, username, password, role, is_active, created_at, updated_at, last_activity_at) values (?, ?, 'x', ?, ?, ?, ?, ?)",
        )
        .run(
          `u${id}`,
          `user${id}`,
          chance(8) === 0 ? "admin" : "user",
          chance(5) === 0 ? 0 : 1,
          created,
          created,
          chance(3) === 0 ? null : at(),
        );
    }
    for (let id = 1; id <= 120; id += 1) {
      sqlite
        .prepare(
          "insert into jobs (id, title, description, requirements, created_at, updated_at, created_by) values (?, 't', 'd', '{}', ?, ?, ?)",
        )
        .run(id, at(), at(), `u${chance(40)}`);
    }
    for (let index = 0; index < 20_000; index += 1) {
      sqlite
        .prepare("insert into user_actions (user_id, action, created_at) values (?, ?, ?)")
        .run(`u${chance(40)}`, actions[chance(actions.length)], at());
    }
    for (let index = 0; index < 4000; index += 1) {
      sqlite
        .prepare("insert into user_sessions (user_id, session_start) values (?, ?)")
        .run(`u${chance(40)}`, at());
    }
  })();
  const count = (source: string, ...values: unknown[]) =>
    Number(
      sqlite
        .prepare(source)
        .pluck()
        .get(...values),
    );
  return { db, count };
}

const { db, count } = makeYear();

test("the four cards say what plain SQL counts", async () => {
  expect(await countUsers(db, now)).toEqual({
    totalUsers: count("select count(*) from users"),
    newUsersThisWeek: count(
      "select count(*) from users where created_at >= ?",
      now.getTime() - 7 * day,
    ),
    activeUsers: count("select sum(is_active) from users"),
    adminUsers: count("select count(*) from users where role = 'admin' and is_active"),
  });
  expect(await countUsage(db)).toEqual({
    totalJobs: 120,
    avgCandidatesPerJob: 0,
    totalCandidates: 0,
    totalUploads: count("select count(*) from user_actions where action = 'candidate.upload'"),
  });
});

test("each user's usage is what plain SQL counts", async () => {
  const { items: rows } = await listUsage(db, {});
  expect(rows).toHaveLength(40);
  for (const row of rows) {
    const { id } = row.user;
    const actions = (names: string) =>
      count(`select count(*) from user_actions where user_id = ? and action in (${names})`, id);
    expect(row, id).toMatchObject({
      jobsCreated: actions("'job.create', 'job.sample'"),
      candidatesUploaded: actions("'candidate.upload'"),
      totalSessions: count("select count(*) from user_sessions where user_id = ?", id),
    });
    const seen = count("select coalesce(last_activity_at, 0) from users where id = ?", id);
    expect(row.lastActivity?.getTime() ?? 0).toBe(seen);
  }
});

test.each([
  {
    range: "30-days" as const,
    length: 30,
    bounds: (name: string) => [`${name}T00:00:00Z`, day] as const,
  },
  {
    range: "12-months" as const,
    length: 12,
    bounds: (name: string) => [`${name}-01T00:00:00Z`, 0] as const,
  },
])(
  "each column of the charts is what plain SQL counts, $range",
  async ({ range, length, bounds }) => {
    const activity = await countActivity(db, range, now);
    expect(activity).toHaveLength(length);
    expect(activity.at(-1)?.bucket).toBe(range === "30-days" ? "2026-03-15" : "2026-03");
    for (const { bucket, signUps, uploads, rankings, sessions } of activity) {
      const [start, width] = bounds(bucket);
      const from = Date.parse(start);
      const month = new Date(from);
      const until = Math.min(
        width > 0 ? from + width : Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1),
        now.getTime() + 1,
      );
      const actions = (names: string) =>
        count(
          `select count(*) from user_actions where action in (${names}) and created_at >= ? and created_at < ?`,
          from,
          until,
        );
      expect({ signUps, uploads, rankings, sessions }, bucket).toEqual({
        signUps: actions("'sign-up'"),
        uploads: actions("'candidate.upload'"),
        rankings: actions("'job.manual-rank', 'job.ai-rank', 'job.rescore'"),
        sessions: count(
          "select count(*) from user_sessions where session_start >= ? and session_start < ?",
          from,
          until,
        ),
      });
    }
    expect(activity.reduce((sum, { uploads }) => sum + uploads, 0)).toBeGreaterThan(100);
  },
);
