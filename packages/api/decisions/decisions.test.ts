import { foldLedger } from "@resume-picker/domain/decisions/fold-ledger";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
let ids: number[];

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("rita")).api();
});
beforeEach(async () => {
  jobId = (await api.jobs.create(backendJob)).id;
  const files = ["Noor Haddad", "Ida Berg", "Tom Reyes"].map((name, at) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${at}.${jobId}@example.org`, title: `Engineer ${jobId}` }),
  }));
  const { results } = await api.uploads.upload(formOf(files, jobId));
  ids = results.map(({ candidateId }) => candidateId ?? 0);
});
afterAll(() => desk.close());

const decide = (candidateId: number, decision: "advance" | "hold" | "decline" | null) =>
  api.decisions.decide({ id: jobId, candidateId, decision });

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function ledger() {
  const rows = await api.decisions.ledger({ id: jobId });
  if (!Array.isArray(rows)) throw new Error("asked for the list");
  return rows;
}

test("a decision tells who, why and what the list said then, and what came before stays", async () => {
  const [noor = 0] = ids;
  const weights = { skills: 0.4, title: 0.2, seniority: 0.2, recency: 0.1, gaps: 0.1 };
  await api.scoring.manualRank({ id: jobId, weights: { ...weights, education: 0 } });
  const note = "Good, but no orchestration.";
  await api.decisions.decide({
    ...{ id: jobId, candidateId: noor, decision: "hold", reasons: ["Level"], note },
  });
  const { score } = await api.candidates.detail({ id: noor, jobId });
  const standing = await decide(noor, "decline");
  expect(standing).toMatchObject({ decision: "decline", by: { name: "rita Tester" } });
  const rows = await api.decisions.history({ id: jobId, candidateId: noor });
  expect(rows).toMatchObject([
    {
      ...{ decision: "hold", reasons: ["Level"], note },
      shownThen: {
        ...{ totalScore: score.totalScore, manualRank: score.manualRank, aiRank: null },
        weights: score.weights,
      },
    },
    { decision: "decline", reasons: [], note: null },
  ]);
  expect(rows[0]?.shownThen.fileSha256).toMatch(/^[0-9a-f]{64}$/);
});

test("what stands is what the ledger says when it is replayed", async () => {
  const [noor = 0, ida = 0, tom = 0] = ids;
  await api.decisions.decideMany({ id: jobId, candidateIds: [noor, ida], decision: "hold" });
  await decide(noor, "advance");
  await decide(ida, null);
  await decide(tom, "decline");
  // Repeating the same decision doesn't add one.
  await decide(tom, "decline");
  await decide(ida, null);
  const rows = await ledger();
  expect(rows.map((row) => [row.candidateId, row.decision])).toEqual([
    ...[noor, ida].map((id) => [id, "hold"]),
    ...[[noor, "advance"] as const, [ida, null] as const, [tom, "decline"] as const],
  ]);
  const replayed = [...foldLedger(rows).values()].map(({ candidateId, decision }) => [
    candidateId,
    decision,
  ]);
  const standing = await api.decisions.standing({ id: jobId });
  expect(standing.map((row) => [row.candidateId, row.decision])).toEqual(
    replayed.toSorted(([one], [other]) => (one === noor ? -1 : other === noor ? 1 : 0)),
  );
});

test("Undo adds rows that say what stood before, and leaves what was decided since", async () => {
  const [noor = 0, ida = 0, tom = 0] = ids;
  await api.decisions.decide({
    ...{ id: jobId, candidateId: noor, decision: "hold", reasons: ["Salary"] },
  });
  const made = await api.decisions.decideMany({
    ...{ id: jobId, candidateIds: ids, decision: "decline" },
  });
  await decide(tom, "advance");
  const added = await api.decisions.undo({ id: jobId, rows: made.map(({ id }) => id) });
  expect(added.map((row) => [row.candidateId, row.decision, row.reasons])).toEqual([
    [noor, "hold", ["Salary"]],
    [ida, null, []],
  ]);
  expect(await ledger()).toHaveLength(7);
  const standing = await api.decisions.standing({ id: jobId });
  expect(standing.map((row) => [row.candidateId, row.decision])).toEqual([
    [tom, "advance"],
    [noor, "hold"],
  ]);
});

test("no score or rank follows from a decision", async () => {
  const before = await api.candidates.listForJob({ id: jobId });
  await api.decisions.decideMany({ id: jobId, candidateIds: ids, decision: "decline" });
  expect(await api.candidates.listForJob({ id: jobId })).toEqual(before);
});

test("somebody who is no candidate of the job decides nothing for the others", async () => {
  const candidateIds = [...ids, 424_242];
  await expect(
    api.decisions.decideMany({ id: jobId, candidateIds, decision: "hold" }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await ledger()).toEqual([]);
});

test("a row of the ledger is changed or removed by nobody, and goes with its candidate", async () => {
  const [noor = 0, ida = 0] = ids;
  const { $client: client } = desk.parts.db;
  const row = await decide(noor, "hold");
  await decide(ida, "hold");
  for (const statement of [
    "update decisions set decision = 'advance' where id = ?",
    "update decisions set decided_by_name = 'Somebody else' where id = ?",
    "update decisions set decided_by = null, decided_by_name = null where id = ?",
    `update decisions set candidate_id = ${ida} where id = ?`,
    "delete from decisions where id = ?",
    "insert or replace into decisions select * from decisions where id = ?",
  ]) {
    expect(() => client.prepare(statement).run(row?.id), statement).toThrow("append-only");
  }
  await api.candidates.delete({ id: noor });
  expect((await ledger()).map(({ candidateId }) => candidateId)).toEqual([ida]);
  await api.candidates.restore({ ids: [noor] });
  expect(await ledger()).toHaveLength(2);
  await api.candidates.delete({ id: noor });
  await desk.eraseDeleted();
  const left = client.prepare("select candidate_id from decisions where job_id = ?").pluck();
  expect(left.all(jobId)).toEqual([ida]);
  await api.jobs.delete({ id: jobId });
  await desk.eraseDeleted();
  expect(left.all(jobId)).toEqual([]);
});

test("every export says what the ledger says: decision, reasons, by whom and when", async () => {
  const [noor = 0, ida = 0] = ids;
  const reasons = ["Location", "=1+1"];
  await api.decisions.decide({
    ...{ id: jobId, candidateId: noor, decision: "decline", reasons, note: "Too far." },
  });
  await api.notes.add({ id: ida, text: "Call back in May." });
  const request = { jobId, candidateIds: ids };
  const csv = await api.shortlist.export(request);
  const rows: Record<string, string>[] = parse(Buffer.from(await csv.bytes()), {
    bom: true,
    columns: true,
  });
  expect(rows.find(({ Name }) => Name === "Noor Haddad")).toMatchObject({
    ...{ Decision: "decline", Reasons: "Location; '=1+1", "Decision Note": "Too far." },
    ...{ "Decided By": "rita Tester", "Decided At": "2026-03-01T12:00:00.000Z" },
  });
  expect(rows.find(({ Name }) => Name === "Ida Berg")).toMatchObject({
    ...{ Decision: "", Reasons: "", Notes: "Call back in May." },
  });
  const json = await api.shortlist.export({ ...request, format: "json" });
  const people = JSON.parse(textOf(await json.bytes())) as { name: string }[];
  expect(people.find(({ name }) => name === "Noor Haddad")).toMatchObject({
    ...{ decision: "decline", decisionReasons: reasons, decidedBy: "rita Tester" },
  });
  const { decision } = await api.candidates.detail({ id: noor, jobId });
  expect(decision).toMatchObject({ decision: "decline", reasons, by: "rita Tester" });
  const file = await api.decisions.ledger({ id: jobId, format: "csv" });
  if (Array.isArray(file)) throw new Error("asked for the file");
  const [row] = parse(await new Response(file.stream).text(), {
    ...{ bom: true, columns: true },
  }) as object[];
  expect(row).toMatchObject({
    ...{ Name: "Noor Haddad", Decision: "decline", Reasons: "Location; '=1+1" },
    ...{ Note: "Too far.", By: "rita Tester" },
  });
});

test("the reasons offered are the user's own list, each once", async () => {
  expect(await api.decisions.reasons()).toContain("Must-have missing");
  await api.decisions.setReasons({ reasons: ["Portfolio", "Level", "Level"] });
  expect(await api.decisions.reasons()).toEqual(["Portfolio", "Level"]);
  await expect(api.decisions.setReasons({ reasons: [" "] })).rejects.toMatchObject({
    message: "Write the reason in a word or two",
  });
});

test("a note is found, can be put right, and leaves no word behind when it is deleted", async () => {
  const [noor = 0] = ids;
  const note = await api.notes.add({ id: noor, text: "Ask about zymurgical references." });
  expect(note).toMatchObject({ by: { name: "rita Tester" }, editedAt: null });
  const found = await api.candidates.search({ id: jobId, query: "Zymurg" });
  expect(found.ids).toEqual([noor]);
  const [excerpt] = await api.candidates.excerpts({ id: jobId, query: "Zymurg", ids });
  expect(excerpt).toMatchObject({ id: noor });
  expect(excerpt?.parts).toContainEqual({ text: "zymurgical", isHit: true });
  await api.notes.edit({ id: note.id, text: "Asked." });
  expect((await api.candidates.search({ id: jobId, query: "Zymurg" })).ids).toEqual([]);
  expect(await api.notes.list({ id: noor })).toMatchObject([
    { text: "Asked.", editedAt: desk.parts.clock() },
  ]);
  await api.notes.delete({ id: note.id });
  expect(await api.notes.list({ id: noor })).toMatchObject([
    { text: null, deletedAt: desk.parts.clock() },
  ]);
  await expect(api.notes.edit({ id: note.id, text: "x" })).rejects.toMatchObject({
    message: "Note not found",
  });
});

test("notes and decisions of one candidate have an end, which is told", async () => {
  const [noor = 0, ida = 0] = ids;
  for (let at = 0; at < 500; at += 1) {
    await api.notes.add({ id: noor, text: `Note ${at}` });
    await decide(noor, at % 2 === 0 ? "hold" : "advance");
  }
  await expect(api.notes.add({ id: noor, text: "One more" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This candidate has 500 notes, as many as one may have. Add to one of them.",
  });
  await expect(decide(noor, "decline")).rejects.toMatchObject({ code: "CONFLICT" });
  await api.notes.add({ id: ida, text: "Another's" });
  await decide(ida, "decline");
});
