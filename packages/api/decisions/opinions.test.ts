import { afterEach, beforeEach, expect, test } from "vitest";
import { HtmlPage } from "../download.ts";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let owner: Api;
let grace: Api;
let viewer: Api;
let jobId: number;
let ids: number[];

beforeEach(async () => {
  desk = await makeTestDesk();
  owner = await (await desk.signUp("owner")).api();
  grace = await (await desk.signUp("grace")).api();
  viewer = await (await desk.signUp("vera")).api();
  jobId = (await owner.jobs.create(backendJob)).id;
  await owner.jobs.setMember({ id: jobId, user: "grace", role: "reviewer" });
  await owner.jobs.setMember({ id: jobId, user: "vera", role: "viewer" });
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `cv-${at}.txt`,
    content: resumeText({ name: `Noor Haddad${"abcdefghijkl"[at]}`, email: `p${at}@example.org` }),
  }));
  ids = [];
  for (const from of [0, 10]) {
    const { results } = await owner.uploads.upload(formOf(files.slice(from, from + 10), jobId));
    ids.push(...results.map(({ candidateId }) => candidateId ?? 0));
  }
});
afterEach(() => desk.close());

type Kind = "advance" | "hold" | "decline" | null;
const decide = (api: Api, candidateId: number, decision: Kind) =>
  api.decisions.decide({ id: jobId, candidateId, decision, note: api === grace ? secret : "" });
const first = () => ids[0] ?? 0;
const secret = "seventeen pink flamingos";

/** Returns all answers that contain decisions as one text. */
async function readAll(api: Api, isOwner: boolean): Promise<string> {
  const id = jobId;
  const candidateId = first();
  const text = async (stream: ReadableStream) => new Response(stream).text();
  const csv = await api.decisions.ledger({ id, format: "csv" });
  const report = await api.candidateReport.show({ id, candidateId });
  const exported = await api.shortlist.export({
    jobId: id,
    candidateIds: [candidateId],
    format: "csv",
  });
  const answers: unknown[] = [
    await api.decisions.ledger({ id }),
    await api.decisions.standing({ id }),
    await api.decisions.history({ id, candidateId }),
    await api.candidates.listInFull({ id }),
    await api.candidates.listForJob({ id }),
    await api.candidates.detail({ id: candidateId, jobId }),
    await api.candidates.get({ id: candidateId }),
    await api.rankingCheck.show({ id }),
    report instanceof HtmlPage ? "" : report,
    isOwner ? await api.talentPool.list({}) : null,
    isOwner
      ? await text((await api.talentPool.export({ candidateIds: [candidateId] })).stream)
      : null,
    "stream" in csv ? await text(csv.stream) : null,
    await text(exported.stream),
  ];
  return JSON.stringify(answers);
}

test("whoever has to decide first learns nothing of others' decisions, by no path", async () => {
  await owner.jobs.setDecideFirst({ id: jobId, decideFirst: true });
  await decide(grace, first(), "decline");
  const hidden = await readAll(owner, true);
  expect(hidden).not.toContain(secret);
  expect(hidden).not.toContain("grace");
  expect(await owner.decisions.standing({ id: jobId })).toEqual([]);
  expect(await readAll(viewer, false)).toContain(secret);
  await decide(owner, first(), "advance");
  expect(await readAll(owner, true)).toContain(secret);
  expect(await owner.decisions.standing({ id: jobId })).toMatchObject([
    {
      ...{ decision: "advance", isOwn: true },
      opinions: [
        { name: "grace Tester", decision: "decline", isOwn: false },
        { name: "owner Tester", decision: "advance", isOwn: true },
      ],
    },
  ]);
  await owner.jobs.setDecideFirst({ id: jobId, decideFirst: false });
});

test("a decision taken back by Undo opens nothing, and repeats nobody's words", async () => {
  await owner.jobs.setDecideFirst({ id: jobId, decideFirst: true });
  await decide(grace, first(), "decline");
  // The visible decisions aren't current, so there is nothing to clear.
  await decide(owner, first(), null);
  const [made] = await owner.decisions.decideMany({
    ...{ id: jobId, candidateIds: [first()], decision: "hold" },
  });
  const undone = await owner.decisions.undo({ id: jobId, rows: [made?.id ?? 0] });
  expect(JSON.stringify(undone)).not.toContain(secret);
  expect(await readAll(owner, true)).not.toContain(secret);
  expect(await grace.decisions.standing({ id: jobId })).toMatchObject([
    { decision: "decline", opinions: [{ name: "grace Tester", decision: "decline" }] },
  ]);
});

test("only the owner sets that people decide first", async () => {
  const set = grace.jobs.setDecideFirst({ id: jobId, decideFirst: true });
  await expect(set).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await owner.jobs.list()).toMatchObject([{ decideFirst: false }]);
});

test("two who decide the same are two opinions, and saying it twice is one", async () => {
  await decide(owner, first(), "hold");
  await decide(grace, first(), "hold");
  await decide(grace, first(), "hold");
  const rows = await owner.decisions.history({ id: jobId, candidateId: first() });
  expect(rows.map(({ by }) => by?.name)).toEqual(["owner Tester", "grace Tester"]);
});

test("the ranking check says how often reviewers agree, with its counts", async () => {
  expect((await owner.rankingCheck.show({ id: jobId })).agreement).toBe(null);
  for (const [at, id] of ids.entries()) {
    await decide(owner, id, at < 6 ? "advance" : "decline");
    await decide(grace, id, at < 5 || at === 11 ? "advance" : "decline");
  }
  const { agreement } = await owner.rankingCheck.show({ id: jobId });
  expect(agreement).toMatchObject({
    ...{ candidates: 12, shared: 12, agreeing: 10, percent: 83.3 },
    pairs: [{ shared: 12, agreeing: 10, kappa: 0.67, words: "substantial" }],
  });
  expect(agreement?.pairs[0]?.names.toSorted()).toEqual(["grace Tester", "owner Tester"]);
});
