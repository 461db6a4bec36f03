import { fillLog } from "@resume-picker/db/testing/fill-log";
import { matchesLogFilter } from "@resume-picker/domain/logs/match-entry";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

const entries = 2000;
let desk: TestDesk;
let admin: Awaited<ReturnType<typeof apiOf>>;
let ben: typeof admin;
let benId: string;

const apiOf = async (username: string) => (await desk.signUp(username)).api();

beforeAll(async () => {
  desk = await makeTestDesk();
  admin = await apiOf("ada");
  ben = await apiOf("ben");
  benId = (await ben.accounts.currentUser()).id;
  const { id: adminId } = await admin.accounts.currentUser();
  const until = desk.parts.clock();
  await fillLog(desk.parts.db, { entries, errors: 8, until, userIds: [adminId, benId, null] });
});
afterAll(() => desk.close());

const idsOf = ({ entries: listed }: { entries: { id: number }[] }) => listed.map(({ id }) => id);

test("errors are found among all entries that are kept, however many came after them", async () => {
  const found = await admin.logs.list({ level: "error+" });
  expect([found.total, found.entries.length]).toEqual([8, 8]);
  expect(found.entries[0]).toMatchObject({
    details: { errorName: "TypeError" },
    file: "packages/api/jobs/jobs.router.ts",
    line: 42,
  });
  expect((await admin.logs.list({ level: "error " })).total).toBe(8);
  expect((await admin.logs.list({ level: "error" })).total).toBe(8);
  expect((await admin.logs.list({ level: "critical" })).total).toBe(0);
  await expect(admin.logs.list({ level: "loud" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("category, text, user, request and time narrow the list together, and empty fields not at all", async () => {
  const totalOf = async (query: Parameters<typeof admin.logs.list>[0]) =>
    (await admin.logs.list(query)).total;
  expect(await totalOf({ level: "", category: "", text: " ", user: "", from: "" })).toBe(entries);
  expect(await totalOf({ category: "uploads" })).toBe(498);
  expect(await totalOf({ text: "POST /api/UPLOADS" })).toBe(46);
  expect(await totalOf({ text: "answered_404" })).toBe(0);
  expect(await totalOf({ text: "TypeError" })).toBe(8);
  expect(await totalOf({ user: "ben" })).toBe(await totalOf({ user: benId }));
  expect(await totalOf({ user: "nobody" })).toBe(0);
  expect(await totalOf({ requestId: "request-00000007" })).toBe(1);
  expect(await totalOf({ from: "2026-03-01T11:59:00Z" })).toBe(30);
  expect(await totalOf({ to: "2026-02-28" })).toBe(0);
  expect(await totalOf({ from: "2026-03-01", to: "2026-03-01" })).toBe(entries);
  expect(await totalOf({ hideReads: "true" })).toBeLessThan(entries / 5);
});

test("pages follow one another without a gap, newest first", async () => {
  const first = await admin.logs.list({ limit: 50 });
  const second = await admin.logs.list({ limit: 50, before: first.entries.at(-1)?.id });
  const both = await admin.logs.list({ limit: 100 });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(both));
  expect(idsOf(both)).toEqual(idsOf(both).toSorted((one, other) => other - one));
  expect(second.total).toBe(entries);
});

test("a user finds the entries of their own requests and nobody else's, by whichever path", async () => {
  const own = await ben.logs.list({ limit: 500 });
  expect(own.total).toBe(667);
  expect(new Set(own.entries.map(({ userId }) => userId))).toEqual(new Set([benId]));
  expect((await ben.logs.list({ user: "ada" })).total).toBe(0);
  expect((await ben.logs.counts({})).total).toBe(667);
  const text = new TextDecoder().decode(await (await ben.logs.export({})).bytes());
  expect(text.split("\n")).toHaveLength(668);
  const ownId = own.entries[5]?.id ?? 0;
  const { before, after } = await ben.logs.context({ id: ownId });
  expect([...before, ...after].every(({ userId }) => userId === benId)).toBe(true);
  const foreign = (await admin.logs.list({ user: "ada", limit: 1 })).entries[0]?.id ?? 0;
  await expect(ben.logs.context({ id: foreign })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the context of an entry is what came just before and just after it", async () => {
  const latest = idsOf(await admin.logs.list({ limit: 30 }));
  const { entry, before, after } = await admin.logs.context({ id: latest[15] ?? 0 });
  const around = [...before, entry, ...after].map(({ id }) => id);
  expect(around).toEqual(latest.slice(5, 26).toReversed());
});

test("the counts agree with the list, and tell what another level or category would bring", async () => {
  const counts = await admin.logs.counts({ level: "error+", category: "jobs" });
  expect(counts.total).toBe(8);
  expect(counts.bars.reduce((sum, { errors }) => sum + errors, 0)).toBe(8);
  expect(counts.categories).toEqual([{ category: "jobs", n: 8 }]);
  const levels = new Map(counts.levels.map(({ level, n }) => [level, n]));
  expect(levels.get("error")).toBe(8);
  expect(levels.get("info")).toBe((await admin.logs.list({ category: "jobs" })).total - 8);
  const [bar] = (await admin.logs.counts({})).bars;
  expect(bar?.from.getTime() ?? NaN).toBeLessThanOrEqual(desk.parts.clock().getTime() - 4_000_000);
});

test("what comes while the list is open passes the same filter as what is stored", async () => {
  const all: LogEntry[] = [];
  while (all.length < entries) {
    all.push(...(await admin.logs.list({ limit: 500, before: all.at(-1)?.id })).entries);
  }
  const from = new Date("2026-03-01T11:20:00Z");
  const filters: LogFilter[] = [
    ...[{}, { level: "error" }, { level: "info+" }, { category: "jobs" }, { hideReads: true }],
    ...[{ text: "ANSWERED 404" }, { text: "jobs.router" }, { text: '"ms":8' }, { text: "%" }],
    ...[{ from }, { to: from }, { user: benId }, { requestId: "request-00000003" }],
    { level: "info", text: "post", from, hideReads: true, user: benId },
  ] as LogFilter[];
  for (const filter of filters) {
    const { from: start, to: end, ...same } = filter;
    const query = { ...same, from: start?.toISOString(), to: end?.toISOString() };
    const { total } = await admin.logs.list(query);
    const matching = all.filter((entry) => matchesLogFilter(entry, filter));
    expect([filter, total]).toEqual([filter, matching.length]);
  }
});
