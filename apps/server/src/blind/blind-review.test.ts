import { appRouter } from "@resume-picker/api/root";
import { subjectOfAnswer } from "@resume-picker/api/blind/answer-subjects";
import { Download, HtmlPage } from "@resume-picker/api/download";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blindCalls, callProcedure, isAboutCandidates } from "../testing/blind-calls.ts";
import { makeBlindDesk } from "../testing/blind-desk.ts";
import type { BlindDesk, BlindRole } from "../testing/blind-desk.ts";
import { findSecrets, textOfAnswer } from "@resume-picker/api/testing/find-secrets";
import { jsonRequest } from "../testing/test-app.ts";

let desk: BlindDesk;
const settings = { isBlind: true, hidesSchools: true };
beforeAll(async () => {
  desk = await makeBlindDesk(["pdf", "docx", "txt"]);
});
afterAll(() => desk.desk.close());

const apiOf = (role: BlindRole) => desk.clients[role].api();

test("every procedure says how its answers name candidates", () => {
  const unknown = Object.keys(appRouter._def.procedures).filter(
    (name) => subjectOfAnswer(name) === null,
  );
  expect(unknown).toEqual([]);
});

test("the words of the CVs are found where nothing is hidden", async () => {
  const { job } = desk.rows;
  const api = await apiOf("owner");
  await api.jobs.setBlindReview({ id: job, ...settings, isBlind: false });
  const listed = await api.candidates.listInFull({ id: job, limit: 100 });
  const documents = await Promise.all(
    desk.candidateIds.map((id) => api.candidates.document({ id })),
  );
  const found = findSecrets(await textOfAnswer([listed, documents]), desk.cvs).join("\n");
  for (const place of ["given", "family", "mailbox", "street", "nationality", "school", "file"])
    for (const at of desk.cvs.keys()) expect(found).toContain(`${place} of CV ${at}`);
  await api.jobs.setBlindReview({ id: job, ...settings });
});

test("what the job is about stays in list, receipt and CV", async () => {
  const { job, candidate: id } = desk.rows;
  const api = await apiOf("viewer");
  const [listed] = await api.candidates.listForJob({ id: job });
  expect(listed).toMatchObject({ name: `Candidate K${listed?.id}`, email: null, isBlind: true });
  expect(listed?.lastRoleTitle).toBe("Backend Engineer");
  expect(listed?.skills).toContain("PostgreSQL");
  const { score } = await api.candidates.detail({ id, jobId: job });
  const quotes = score.breakdown.flatMap(({ rows }) => rows.map(({ quote }) => quote?.text));
  expect(quotes.join("\n")).toContain("Built payment services with TypeScript");
  const { lines } = await api.candidates.document({ id });
  const text = lines.map((line) => line.text).join("\n");
  for (const kept of ["Northwind Ltd", "January 2021", "ferries", "BSc Computer Science", "2017"])
    expect(text).toContain(kept);
  expect(text).not.toMatch(/\b(?:she|her)\b|1987|female|married/i);
});

test("a hidden candidate can't be found by what is hidden", async () => {
  const api = await apiOf("owner");
  const { job } = desk.rows;
  const found: string[] = [];
  for (const { secrets } of desk.cvs) {
    for (const [place, word] of Object.entries(secrets)) {
      for (const query of [word, word.slice(0, -1), `${word}x`]) {
        const inJob = await api.candidates.search({ id: job, query });
        const inPool = await api.talentPool.list({ q: query });
        if (
          inJob.ids.length + inPool.total > 0 ||
          inJob.instead !== null ||
          inPool.instead !== null
        )
          found.push(`${place}: ${query}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect((await api.candidates.search({ id: job, query: "ferries" })).ids).toHaveLength(3);
});

test("an address finds no hidden candidate, and neither exports nor erases one", async () => {
  const { talentPool } = await apiOf("owner");
  const { id: note } = await (
    await apiOf("editor")
  ).notes.add({
    ...{ id: desk.rows.candidate, text: "Recommended by someone@nowhere.example." },
  });
  const addresses = desk.cvs.map(({ secrets }) => `${secrets.mailbox}@${secrets.domain}.example`);
  for (const email of [...addresses, "someone@nowhere.example", "nobody@nowhere.example"]) {
    const found = await talentPool.findPerson({ email });
    expect(found).toEqual({ email, people: [], mentions: [], leavesOutHidden: true });
    await expect(talentPool.exportPerson({ email })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { candidateIds } = desk;
    await expect(talentPool.erasePerson({ email, candidateIds })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  }
  await (await apiOf("editor")).notes.delete({ id: note });
});

test("the inbox and the retention preview name candidates by their code names", async () => {
  const mentions = await (await apiOf("viewer")).mentions.list();
  const name = `Candidate K${desk.rows.candidate}`;
  expect(mentions).toMatchObject([
    { name, by: "colleague Tester", jobTitle: "Backend Engineer" },
    { name, text: "@viewer Is [hidden] free in May?" },
  ]);
  const { given = "", family = "" } = desk.cvs[0]?.secrets ?? {};
  const cut = mentions[0]?.text ?? "";
  expect(cut).toContain("and so on");
  for (const word of [given, family]) expect(cut).not.toContain(word.slice(0, 4));
  const { next } = await (await apiOf("owner")).talentPool.previewRetention({});
  expect(next.map(({ id }) => id)).toEqual(expect.arrayContaining(desk.candidateIds));
  for (const { id, name: shown, fileName } of next) {
    expect([`Candidate K${id}`, null]).toContain(shown);
    expect(fileName).toMatch(new RegExp(`^Candidate K${id}\\.\\w+$`));
  }
});

test("the original file is withheld, whoever asks for it", async () => {
  for (const role of ["owner", "viewer"] as const) {
    const { candidates } = await apiOf(role);
    const { candidate: id } = desk.rows;
    await expect(candidates.file({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const copy = await candidates.download({ id });
    expect(copy).toMatchObject({ fileName: `Candidate K${id}.txt`, identifies: [] });
    expect(await textOfAnswer(copy)).toContain("Built payment services");
  }
});

test("a review link offers the copy by the name that it is saved under", async () => {
  const path = `/review/${desk.linkToken}`;
  const page = await (await desk.app.request(path)).text();
  const offered = [...page.matchAll(/href="([^"]*\/cv\/\d+)">Download ([^<]*)</g)];
  expect(offered.length).toBeGreaterThan(0);
  for (const [, link = "", name = ""] of offered) {
    const { headers } = await desk.app.request(link);
    expect(headers.get("content-disposition")).toContain(`"${name}"`);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(name).toMatch(/^Candidate K\d+\.txt$/);
  }
});

test("a file that a procedure forgot to hide doesn't leave", async () => {
  const { hideIdentity } = await import("@resume-picker/api/blind/hide-identity");
  const { actForUser } = await import("@resume-picker/api/background-jobs/act-for-user");
  const { id: owner } = await (await apiOf("owner")).accounts.currentUser();
  const ctx = await actForUser(desk.desk.parts, owner);
  if (!ctx) throw new Error("the owner is active");
  const identifies = [desk.rows.candidate];
  const call = { path: "candidates.file", getRawInput: () => Promise.resolve(undefined) };
  const file = new Download({ fileName: "", mimeType: "", bytes: new Uint8Array(), identifies });
  for (const answer of [file, new HtmlPage("<p>", identifies)])
    await expect(hideIdentity(ctx, call, answer)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const unknown = { ...call, path: "candidates.newOne" };
  await expect(hideIdentity(ctx, unknown, {})).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("REST gives the same answers", async () => {
  const { job, candidate } = desk.rows;
  const headers = { cookie: desk.clients.editor.cookie() };
  const hits: string[] = [];
  const paths = [
    ...[`/api/jobs/${job}/candidates`, `/api/candidates/${candidate}`, "/api/uploads"],
    ...[`/api/candidates/${candidate}/download`, `/api/candidates/${candidate}/document`],
    ...[`/api/candidates/${candidate}/notes`, `/api/uploads/${desk.rows.upload}/csv`],
    ...[`/api/jobs/${job}/decisions?format=csv`, `/api/review/x`],
    `/api/jobs/${job}/candidates/${candidate}/report?format=html`,
    `/review/${desk.linkToken}`,
  ];
  for (const path of paths) {
    const answer = await desk.app.request(path, { headers });
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    hits.push(...findSecrets(text, desk.cvs).map((hit) => `${path}: ${hit}`));
  }
  expect(hits).toEqual([]);
});

test("revealing one person takes a reason, shows that one alone, and stays in the ledger", async () => {
  const { job } = desk.rows;
  const [first = 0, second = 0] = desk.candidateIds;
  const input = { id: job, candidateId: second };
  for (const role of ["viewer", "reviewer"] as const) {
    const { jobs } = await apiOf(role);
    await expect(jobs.reveal({ ...input, reason: "Curious" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(jobs.setBlindReview({ id: job, isBlind: false })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  }
  const editor = await apiOf("editor");
  await expect(editor.jobs.reveal({ ...input, reason: " " })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  const path = `/api/jobs/${job}/candidates/${second}/reveal`;
  const request = jsonRequest("POST", { reason: "Interview on Monday" });
  const headers = { ...request.headers, cookie: desk.clients.editor.cookie() };
  expect((await desk.app.request(path, { ...request, headers })).status).toBe(200);
  const viewer = await apiOf("viewer");
  const listed = await viewer.candidates.listForJob({ id: job });
  const nameOf = (id: number) => listed.find((each) => each.id === id)?.name?.toLowerCase();
  expect(nameOf(second)).toContain(desk.cvs[1]?.secrets.family);
  expect(nameOf(first)).toBe(`candidate k${first}`);
  const { mailbox, domain } = desk.cvs[1]?.secrets ?? {};
  const { talentPool } = await apiOf("owner");
  const person = await talentPool.findPerson({ email: `${mailbox}@${domain}.example` });
  expect(person.people.map(({ id }) => id)).toEqual([second]);
  expect(await viewer.jobs.blindEvents({ id: job })).toMatchObject([
    { kind: "on" },
    { kind: "off", by: { name: "owner Tester" } },
    { kind: "on" },
    {
      ...{ kind: "reveal", candidateId: second, reason: "Interview on Monday" },
      by: { name: "editor Tester" },
    },
  ]);
  const { $client: client } = desk.desk.parts.db;
  for (const statement of ["update blind_events set reason = ''", "delete from blind_events"])
    expect(() => client.prepare(statement).run()).toThrow("append-only");
  const actions = client.prepare("select action from user_actions").pluck().all();
  expect(actions).toEqual(
    expect.arrayContaining(["job.blind-on", "job.blind-off", "candidate.reveal"]),
  );
  const { given = "", family = "" } = desk.cvs[1]?.secrets ?? {};
  const found = await viewer.candidates.search({ id: job, query: `${given} ${family}` });
  expect(found.ids).toEqual([second]);
  // Undo the reveal for the tests that follow.
  client.exec("drop trigger blind_events_kept; delete from blind_events where kind = 'reveal'");
});

test("no answer of any procedure tells who a candidate is", async () => {
  const hits: string[] = [];
  const broken: string[] = [];
  let answers = 0;
  const calls = blindCalls(desk);
  for (const isLast of [false, true]) {
    for (const role of ["viewer", "owner"] as const) {
      const ofRole = calls.filter(
        (call) => call.isLast === isLast && (role === "owner" || isAboutCandidates(call)),
      );
      for (const call of ofRole) {
        const answer = await callProcedure(await apiOf(role), call).catch((error: unknown) => {
          const { message, code } = error as { message: string; code?: string };
          // No sample data is stored here.
          if (call.name === "jobs.loadSampleData") return "";
          if (code === "INTERNAL_SERVER_ERROR" || code === "SERVICE_UNAVAILABLE")
            broken.push(`${call.name} as ${role}: ${message}`);
          return message;
        });
        answers += 1;
        const found = findSecrets(await textOfAnswer(answer), desk.cvs);
        hits.push(...found.map((hit) => `${call.name} as ${role}: ${hit}`));
      }
    }
  }
  expect(hits).toEqual([]);
  expect(broken).toEqual([]);
  expect(answers).toBeGreaterThan(250);
});
