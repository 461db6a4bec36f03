import { scoreParts } from "@resume-picker/domain/score-parts";
import { completeWeights, defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { userActions } from "@resume-picker/db/schema/accounts";
import { candidateDocuments } from "@resume-picker/db/schema/candidates";
import { AppError } from "@resume-picker/domain/errors";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
const desks: TestDesk[] = [];

const people = [
  { name: "Noor Haddad", email: "noor@example.org", skills: "TypeScript, PostgreSQL, Kubernetes" },
  { name: "Ida Berg", email: "ida@example.org", skills: "TypeScript" },
  { name: "Tom Reyes", email: "tom@example.org", skills: "Excel", title: "Payroll Accountant" },
];

async function fill(made: TestDesk): Promise<[Api, number]> {
  desks.push(made);
  const madeApi = await (await made.signUp("recruiter")).api();
  const { id } = await madeApi.jobs.create(backendJob);
  const files = people.map((person) => ({
    name: `${person.name}.txt`,
    content: resumeText(person),
  }));
  await madeApi.uploads.upload(formOf(files, id));
  return [madeApi, id];
}

beforeEach(async () => {
  desk = await makeTestDesk();
  [api, jobId] = await fill(desk);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const list = () => api.candidates.listInFull({ id: jobId });
const names = async () => (await list()).map(({ name }) => name);

test("the better fit stands above the weaker one, and the unrelated one is last", async () => {
  expect(await names()).toEqual(["Noor Haddad", "Ida Berg", "Tom Reyes"]);
});

test("every total is the weighted sum of the components that the screen shows", async () => {
  for (const { score } of await list()) {
    const sum = scoreParts
      .map(({ component, field, isPenalty }) => {
        const points = isPenalty ? 100 - score[field] : score[field];
        return score.weights[component] * points;
      })
      .reduce((total, points) => total + points, 0);
    expect(score.totalScore).toBeCloseTo(sum, 0);
    expect(Math.abs(score.totalScore - sum)).toBeLessThanOrEqual(0.0501);
    expect(score.explanation).not.toBe("");
  }
});

test("every quote stands word for word in the CV", async () => {
  for (const candidate of await list()) {
    const file = await api.candidates.download({ id: candidate.id });
    const text = new TextDecoder().decode(file.bytes);
    const quotes = candidate.score.breakdown.flatMap((component) => component.quotes);
    for (const quote of quotes) {
      expect(text).toContain(quote.text);
      if (quote.highlight !== null) expect(quote.text).toContain(quote.highlight);
    }
  }
  const [best] = await list();
  expect(best?.score.breakdown.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(0);
});

test("manual rank numbers all candidates without sharing a rank, and says how many", async () => {
  const result = await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
  expect(result).toMatchObject({ rankedCount: 3 });
  expect(result.message).toContain("3 candidates");
  expect((await list()).map(({ score }) => score.manualRank)).toEqual([1, 2, 3]);
});

test("re-scoring stores the weights and follows them", async () => {
  const onlyGaps = { skills: 0, title: 0, seniority: 0, recency: 0, gaps: 1 };
  const result = await api.scoring.rescore({ id: jobId, weights: onlyGaps });
  expect(result.rescoredCount).toBe(3);
  for (const { score } of await list()) {
    expect(score.totalScore).toBeCloseTo(100 - score.gapPenalty, 1);
    expect(score.weights).toEqual({ ...onlyGaps, education: 0 });
  }
});

test("a weight for education changes the totals by what the CVs say of the asked degree", async () => {
  await api.jobs.update({
    ...backendJob,
    id: jobId,
    requirements: { must: ["TypeScript", "Bachelor's degree in Mathematics"], nice: [] },
  });
  const weights = completeWeights({ education: 1 });
  await api.scoring.rescore({ id: jobId, weights });
  for (const { score } of await list()) {
    // A degree of the required level, in a related field.
    expect(score.totalScore).toBe(45);
    expect(score.educationScore).toBe(45);
    expect(score.weights).toEqual(weights);
    expect(score.explanation).toContain("Education 45 × 100% = 45 points");
  }
});

test("a CV that comes later is scored with the weights that the job was re-scored with", async () => {
  const onlyTitle = { skills: 0, title: 1, seniority: 0, recency: 0, gaps: 0 };
  await api.scoring.rescore({ id: jobId, weights: onlyTitle });
  const content = resumeText({ name: "Lea Novak", email: "lea@example.org" });
  await api.uploads.upload(formOf([{ name: "lea.txt", content }], jobId));
  const lea = (await list()).find(({ name }) => name === "Lea Novak");
  expect(lea?.score.weights).toEqual({ ...onlyTitle, education: 0 });
});

test("weights that don't sum to one are refused in the specified words", async () => {
  for (const weights of [
    { ...defaultWeights, skills: 0.6 },
    { ...defaultWeights, skills: -0.5, title: 1.2 },
  ]) {
    await expect(api.scoring.rescore({ id: jobId, weights })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  }
  await expect(
    api.scoring.manualRank({ id: jobId, weights: { ...defaultWeights, skills: 0.6 } }),
  ).rejects.toMatchObject({ message: "Weights must sum to 100%" });
  const nearlyOne = { ...defaultWeights, gaps: 0.045 };
  await expect(api.scoring.rescore({ id: jobId, weights: nearlyOne })).resolves.toBeDefined();
});

test("changing what the job asks for changes the scores along with it", async () => {
  await api.jobs.update({
    ...backendJob,
    id: jobId,
    title: "Payroll Accountant",
    requirements: { must: ["Excel"], nice: [] },
  });
  expect((await names())[0]).toBe("Tom Reyes");
  expect((await list())[0]?.score.missingMustHave).toEqual([]);
});

test("the AI rank covers everybody once, with a reason, and names its engine", async () => {
  const { rankedCount, engine } = await api.scoring.aiRank({ id: jobId });
  expect(rankedCount).toBe(3);
  const scores = (await list()).map(({ score }) => score);
  expect(scores.map(({ aiRank }) => aiRank).sort()).toEqual([1, 2, 3]);
  for (const score of scores) {
    expect(score.aiRankReason).not.toBe("");
    expect(score.aiRankEngine).toBe(engine);
    expect(score.aiRankedAt).toBeInstanceOf(Date);
  }
});

test("the engine sees nothing that tells who the candidate is", async () => {
  const seen: string[] = [];
  const { ai } = desk.parts;
  const [spiedApi, id] = await fill(
    await makeTestDesk({
      ai: {
        ...ai,
        rankCandidates: (request) => {
          seen.push(JSON.stringify(request.candidates));
          return ai.rankCandidates(request);
        },
      },
    }),
  );
  await spiedApi.scoring.aiRank({ id });
  expect(seen.join("")).toContain("payment services");
  for (const identity of ["Noor", "Haddad", "noor@example.org", "7946", "Berg", "Reyes"]) {
    expect(seen.join("")).not.toContain(identity);
  }
});

test("a name that an older version has left in the stored lines is not sent", async () => {
  const seen: string[] = [];
  const { ai } = desk.parts;
  const made = await makeTestDesk({
    ai: {
      ...ai,
      rankCandidates: (request) => {
        seen.push(...request.candidates.map(({ lines }) => lines.join("\n")));
        return ai.rankCandidates(request);
      },
    },
  });
  const [spiedApi, id] = await fill(made);
  const stored = ["noorhaddad.example, idaberg, tomreyes", "N O O R   H A D D A D", "Ran the shop"];
  await made.parts.db.update(candidateDocuments).set({ redacted: stored });
  await spiedApi.scoring.aiRank({ id });
  expect(seen.map((lines) => lines.includes("Ran the shop"))).toEqual([true, true, true]);
  for (const name of ["noorhaddad", "idaberg", "tomreyes"]) {
    const holding = seen.filter((lines) => lines.replaceAll(/[^a-z]/gi, "").includes(name));
    expect(holding).toHaveLength(2);
  }
});

test("lines that an older version has redacted are redacted again before they are sent", async () => {
  const seen: string[] = [];
  const { ai } = desk.parts;
  const made = await makeTestDesk({
    ai: {
      ...ai,
      rankCandidates: (request) => {
        seen.push(...request.candidates.map(({ lines }) => lines.join("\n")));
        return ai.rankCandidates(request);
      },
    },
  });
  const [spiedApi, id] = await fill(made);
  await made.parts.db
    .update(candidateDocuments)
    .set({ redacted: ["Karthik", "ORCID 0000-0002-1825-0097"], parserVersion: 1 });
  await spiedApi.scoring.aiRank({ id });
  expect(seen).toHaveLength(3);
  expect(seen.join("")).not.toMatch(/Karthik|ORCID/);
  expect(seen.join("")).toContain("payment services");
});

test("an engine that fails or answers nonsense leaves the former ranks untouched", async () => {
  await api.scoring.aiRank({ id: jobId });
  const before = (await list()).map(({ score }) => score.aiRank);
  const answers = [
    () => Promise.reject(new AppError("UNAVAILABLE", "No answer")),
    () => Promise.resolve([{ id: 1, rank: 1, reason: "only one" }]),
    () => Promise.resolve([1, 2, 3].map((id) => ({ id, rank: id === 1 ? 1 : 3, reason: "gap" }))),
    () => Promise.resolve([1, 1, 3].map((id, index) => ({ id, rank: index, reason: "twice" }))),
  ];
  const { ai } = desk.parts;
  for (const rankCandidates of answers) {
    const value = { ...ai, rankCandidates };
    Object.defineProperty(desk.parts, "ai", { value, configurable: true });
    const client = desk.visitor();
    await (
      await client.api()
    ).accounts.signIn({ username: "recruiter", password: "correct horse 7" });
    await expect((await client.api()).scoring.aiRank({ id: jobId })).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
    expect((await list()).map(({ score }) => score.aiRank)).toEqual(before);
  }
});

test("every AI ranking stores what it was made from, by whom and with which engine", async () => {
  await api.scoring.aiRank({ id: jobId });
  const [ranking] = await api.scoring.aiRankings({ id: jobId });
  const ids = (await list()).map(({ id }) => String(id)).sort();
  expect(ranking).toMatchObject({ status: "done", engine: "Built-in engine", tokens: null });
  expect(Object.keys(ranking?.documents ?? {}).sort()).toEqual(ids);
  expect(Object.values(ranking?.documents ?? {})).toEqual(
    ids.map(() => expect.stringMatching(/^[0-9a-f]{64}$/) as string),
  );
});

test("parallel clicks make one ranking; one that is stopped leaves the former ranks", async () => {
  const { ai } = desk.parts;
  let runs = 0;
  let isHanging = false;
  const [slowApi, id] = await fill(
    await makeTestDesk({
      ai: {
        ...ai,
        rankCandidates: async (request) => {
          runs++;
          if (isHanging) await new Promise(() => undefined);
          return ai.rankCandidates(request);
        },
      },
    }),
  );
  await Promise.all([1, 2, 3].map(() => slowApi.scoring.aiRank({ id })));
  expect(runs).toBe(1);
  const ranksOf = async () =>
    (await slowApi.candidates.listInFull({ id })).map(({ score }) => score.aiRank);
  const before = await ranksOf();
  isHanging = true;
  const hanging = expect(slowApi.scoring.aiRank({ id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("stopped") as string,
  });
  await vi.waitFor(() => expect(runs).toBe(2));
  expect(await slowApi.scoring.stopAiRank({ id })).toEqual({ message: "AI ranking stopped" });
  await hanging;
  expect(await ranksOf()).toEqual(before);
  expect(await slowApi.scoring.stopAiRank({ id })).toEqual({
    message: "No AI ranking was running",
  });
});

test("every ranking leaves a trace of who did it, without naming a candidate", async () => {
  await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
  const actions = desk.parts.db.select().from(userActions).all();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["sign-up", "job.create", "candidate.upload", "job.manual-rank"]),
  );
  expect(JSON.stringify(actions)).not.toMatch(/Noor|Berg|example\.org/);
});

test("a recruiter is warned of a CV that lists the job's demands and shows none of the work", async () => {
  const must = ["Cooking", "HACCP", "Menu planning", "Pastry"];
  const description = "Lunch and dinner for two hundred guests a day.";
  const requirements = { must, nice: [] };
  const kitchen = { ...backendJob, title: "Sous Chef", description, requirements };
  const { id } = await api.jobs.create(kitchen);
  const content = resumeText({
    name: "Lea Novak",
    email: "lea@example.org",
    skills: must.join(", "),
  });
  await api.uploads.upload(formOf([{ name: "lea.txt", content }], id));
  const [listed] = await api.candidates.listForJob({ id });
  expect(listed?.warnings.map(({ code }) => code)).toEqual(["manipulation"]);
  const [lea] = await api.candidates.listInFull({ id });
  expect(lea?.warnings[0]?.text).toContain(must.join(", "));
  expect(lea?.score.skillMatchScore).toBeLessThan(10);
});
