import { fileURLToPath } from "node:url";
import { users } from "@resume-picker/db/schema/accounts";
import { fillAccount } from "@resume-picker/db/testing/fill-account";
import { defaultLimits } from "@resume-picker/domain/accounts/account-limits";
import { TRPCError } from "@trpc/server";
import { expect } from "vitest";
import { appRouter } from "../root.ts";
import { StreamedDownload, StreamedList } from "../download.ts";
import { fullAccountInputs } from "./full-account-inputs.ts";
import type { Known } from "./full-account-inputs.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "./test-desk.ts";
import type { Client, TestDesk } from "./test-desk.ts";

/**
 * Processor time of the thread that answers everybody: of a call and, where it works in steps, of each
 * step.
 */
const maxMs = 250;
/** What the fixed work of `readTable` takes on the machine that the limit was set on. */
const usualMs = 25;

/** They let others be served in between, and are measured by their longest step. */
const worksInSteps = new Set([
  ...["scoring.aiRank", "shortlist.export", "talentPool.export", "candidates.listInFull"],
  ...[
    "candidates.listForJob",
    "candidates.streamInFull",
    "jobs.streamInFull",
    "accounts.exportData",
  ],
  ...["admin.exportAudit", "admin.backUpNow", "uploads.exportReport", "rankingCheck.show"],
]);

type FullAccount = { desk: TestDesk; owner: Client; known: Known };

/** An account with every table full; so many candidates, all of them of one job. */
async function makeFullAccount(candidates: number): Promise<FullAccount> {
  const now = new Date("2026-03-01T12:00:00Z");
  const desk = await makeTestDesk({
    // With room for the one that is uploaded while this is measured.
    limits: { ...defaultLimits, candidates: candidates + 5 },
    clock: () => now,
    sampleDataDirectory: fileURLToPath(
      new URL("../../../apps/server/sample-data", import.meta.url),
    ),
  });
  const owner = await desk.signUp("ada");
  const api = await owner.api();
  const { id: userId } = await api.accounts.currentUser();
  const { id: jobId } = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "cv.txt", content }], jobId));
  const candidateId = results[0]?.candidateId ?? 0;
  const other = await (await desk.signUp("bea")).api();
  const { id: otherId } = await other.accounts.currentUser();
  // Nobody else writes to candidates.
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  fillAccount(desk.parts.db, { userId, jobId, candidateId, candidates, now });
  return { desk, owner, known: { userId, otherId, jobId, candidateId } };
}

/** Calls the procedure of that dotted name as the owner, and reads all that it answers. */
async function call(
  { owner, known }: FullAccount,
  name: string,
  at: number,
): Promise<string | null> {
  const [router = "", procedure = ""] = name.split(".");
  const found: unknown = Reflect.get(Reflect.get(await owner.api(), router) as object, procedure);
  const run = found as (input: unknown) => Promise<unknown>; // each procedure is a function on a caller
  try {
    const answer = await run(fullAccountInputs(known)[name]?.(at));
    const isStream = answer instanceof StreamedDownload || answer instanceof StreamedList;
    if (isStream) await new Response(answer.stream).arrayBuffer();
    return null;
  } catch (error) {
    return error instanceof TRPCError ? error.code : String(error);
  }
}

type Cost = { all: number; step: number; failed: string | null };

const spentSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** The processor time of a call, and the most of it at a stretch, with nobody else served. */
async function measure(of: FullAccount, name: string, at: number): Promise<Cost> {
  const state = { isRunning: true, step: 0, last: process.threadCpuUsage() };
  const tick = () => {
    state.step = Math.max(state.step, spentSince(state.last));
    state.last = process.threadCpuUsage();
    if (state.isRunning) setImmediate(tick);
  };
  setImmediate(tick);
  const before = process.threadCpuUsage();
  const failed = await call(of, name, at);
  const all = spentSince(before);
  state.isRunning = false;
  tick();
  return { all, step: state.step, failed };
}

/** Fixed work of the kind that calls do: rows of SQLite, written as JSON and read again. */
function readTable({ desk }: FullAccount): void {
  const rows = desk.parts.db.$client
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
       select i, hex(i * 7919) text, i % 97 kind from n`,
    )
    .all();
  JSON.parse(JSON.stringify(rows));
}

/** How many times slower this machine is now than the one that the limit was set on; at least once. */
function slowness(of: FullAccount): number {
  const least = Math.min(
    ...Array.from({ length: 7 }, () => {
      const before = process.threadCpuUsage();
      readTable(of);
      return spentSince(before);
    }),
  );
  return Math.max(1, least / usualMs);
}

/** What the machine's other work adds comes seldom: the least of three counts. */
async function costOf(
  of: FullAccount,
  name: string,
  limit: number,
): Promise<{ ms: number; failed: string | null }> {
  let least = { ms: Infinity, failed: null as string | null };
  for (let at = 0; at < 3 && least.ms > limit; at += 1) {
    const { all, step, failed } = await measure(of, name, at);
    const ms = worksInSteps.has(name) ? step : all;
    if (ms < least.ms) least = { ms, failed };
  }
  return least;
}

/** They end the account or its session, and with it what the others need. */
const last = ["accounts.signOut", "accounts.signOutEverywhere", "accounts.deleteAccount"];
const isLate = (name: string) => /delete/i.test(name);

/** Of those that are full, a call that is refused for it has counted before it did anything else. */
const isAnswer = (failed: string | null) =>
  failed === null || ["CONFLICT", "NOT_FOUND", "BAD_REQUEST", "TOO_MANY_REQUESTS"].includes(failed);

/** With every table full, no call takes the time of others. */
export async function expectCallsAreShort(candidates: number): Promise<void> {
  const of = await makeFullAccount(candidates);
  const all = Object.keys(appRouter._def.procedures).filter((name) => !last.includes(name));
  const names = [
    ...all.filter((name) => !isLate(name)),
    ...all.filter(isLate),
    ...last.slice(0, 1),
  ];
  const slow: string[] = [];
  const unused: string[] = [];
  const limit = maxMs * slowness(of);
  for (const name of names) {
    const { ms, failed } = await costOf(of, name, limit);
    if (ms > limit) slow.push(`${name}: ${Math.round(ms)} ms`);
    if (!isAnswer(failed)) unused.push(`${name}: ${failed ?? ""}`);
  }
  await of.desk.close();
  expect(slow).toEqual([]);
  expect(unused).toEqual([]);
}
