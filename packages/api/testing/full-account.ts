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
 * The limit of processor time on the main thread: for a whole call, or for each step of calls that
 * work in steps.
 */
const maxMs = 250;
/** The time that `runReferenceWork` takes on the machine for which the limit was set. */
const usualMs = 25;

/** Procedures that let other requests run, and are measured by their longest step. */
const yieldingProcedures = new Set([
  ...["scoring.aiRank", "shortlist.export", "talentPool.export", "candidates.listInFull"],
  ...[
    "candidates.listForJob",
    "candidates.streamInFull",
    "jobs.streamInFull",
    "accounts.exportData",
  ],
  ...["admin.exportAudit", "admin.backUpNow", "uploads.exportReport", "rankingCheck.show"],
  ...["scoring.aiRankings", "decisions.standing"],
]);

type FullAccount = { desk: TestDesk; owner: Client; known: Known };

/** Makes an account with every table full and this many candidates, all on one job. */
async function makeFullAccount(candidates: number): Promise<FullAccount> {
  const now = new Date("2026-03-01T12:00:00Z");
  const desk = await makeTestDesk({
    // Leaves space for the upload during the measurement.
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
  // Only users with a verified address may send messages to candidates.
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  fillAccount(desk.parts.db, { userId, jobId, candidateId, candidates, now });
  return { desk, owner, known: { userId, otherId, jobId, candidateId } };
}

/** Reads a stream as a connection does, without keeping what it has read. */
async function drain(stream: ReadableStream): Promise<void> {
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}

/** Calls a procedure by its dotted name as the owner, and reads the whole answer. */
async function call(
  { owner, known }: FullAccount,
  name: string,
  at: number,
): Promise<string | null> {
  const [router = "", procedure = ""] = name.split(".");
  const found: unknown = Reflect.get(Reflect.get(await owner.api(), router) as object, procedure);
  const run = found as (input: unknown) => Promise<unknown>; // a caller's procedures are functions
  try {
    const answer = await run(fullAccountInputs(known)[name]?.(at));
    const isStream = answer instanceof StreamedDownload || answer instanceof StreamedList;
    if (isStream) await drain(answer.stream);
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

/** Measures a call's total processor time and its longest step without a pause. */
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

/** Does a fixed amount of typical work: reads SQLite rows and converts them to JSON and back. */
function runReferenceWork({ desk }: FullAccount): void {
  const rows = desk.parts.db.$client
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
       select i, hex(i * 7919) text, i % 97 kind from n`,
    )
    .all();
  JSON.parse(JSON.stringify(rows));
}

/** Returns how many times slower this machine is now than the reference. At least 1. */
function slowdownFactor(of: FullAccount): number {
  const least = Math.min(
    ...Array.from({ length: 7 }, () => {
      const before = process.threadCpuUsage();
      runReferenceWork(of);
      return spentSince(before);
    }),
  );
  return Math.max(1, least / usualMs);
}

/** Returns the lowest of three measurements, since other load on the machine varies. */
async function costOf(
  of: FullAccount,
  name: string,
  limit: number,
): Promise<{ ms: number; failed: string | null }> {
  let least = { ms: Infinity, failed: null as string | null };
  for (let at = 0; at < 3 && least.ms > limit; at += 1) {
    const { all, step, failed } = await measure(of, name, at);
    const ms = yieldingProcedures.has(name) ? step : all;
    if (ms < least.ms) least = { ms, failed };
  }
  return least;
}

/** Procedures that end the account or session that the others need. */
const last = ["accounts.signOut", "accounts.signOutEverywhere", "accounts.deleteAccount"];
const isDestructive = (name: string) => /delete/i.test(name);

/** Whether the call did its work. A call rejected at a limit has still queried the count. */
const isAnswer = (failed: string | null) =>
  failed === null || ["CONFLICT", "NOT_FOUND", "BAD_REQUEST", "TOO_MANY_REQUESTS"].includes(failed);

/** Expects that no call blocks other requests when every table is full. */
export async function expectCallsAreShort(candidates: number): Promise<void> {
  const of = await makeFullAccount(candidates);
  const all = Object.keys(appRouter._def.procedures).filter((name) => !last.includes(name));
  const names = [
    ...all.filter((name) => !isDestructive(name)),
    ...all.filter(isDestructive),
    ...last.slice(0, 1),
  ];
  const slow: string[] = [];
  const unused: string[] = [];
  const limit = maxMs * slowdownFactor(of);
  for (const name of names) {
    const { ms, failed } = await costOf(of, name, limit);
    // The machine may have become slower since the limit was measured.
    const isSlow = ms > limit && ms > maxMs * slowdownFactor(of);
    if (isSlow) slow.push(`${name}: ${Math.round(ms)} ms`);
    if (!isAnswer(failed)) unused.push(`${name}: ${failed ?? ""}`);
  }
  await of.desk.close();
  // As text, because the summary of a long run shows a string but not the items of a list.
  expect(slow.join(", ")).toBe("");
  expect(unused.join(", ")).toBe("");
}
