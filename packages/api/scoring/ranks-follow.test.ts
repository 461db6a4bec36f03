import { rankScores } from "@resume-picker/domain/scoring/score/rank-scores";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
let ids: number[];
const desks: TestDesk[] = [];

const people = [
  { name: "Noor Haddad", skills: "TypeScript, PostgreSQL", title: "Backend Engineer" },
  { name: "Ida Berg", skills: "TypeScript", title: "Principal Engineer" },
  { name: "Tom Reyes", skills: "Excel", title: "Backend Engineer" },
];
const cvOf = ({ name, skills, title }: (typeof people)[number]) => ({
  name: `${name}.txt`,
  content: resumeText({ name, skills, title, email: `${name.slice(0, 2)}@example.org` }),
});

beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const { results } = await api.uploads.upload(formOf(people.map(cvOf), jobId));
  ids = results.map(({ candidateId }) => candidateId ?? 0);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

/** Returns the ranks in the order of the total scores. */
const ranks = async () =>
  (await api.candidates.listForJob({ id: jobId })).map(({ score }) => score.manualRank);
const outdated = async () =>
  (await api.candidates.listForJob({ id: jobId })).map(({ score }) => score.isAiRankOutdated);

const titleAlone = { skills: 0, title: 1, seniority: 0, recency: 0, gaps: 0 };
const skillsAlone = { skills: 1, title: 0, seniority: 0, recency: 0, gaps: 0 };

const changes: Record<string, () => Promise<unknown>> = {
  "new weights": async () => {
    await api.scoring.rescore({ id: jobId, weights: titleAlone });
    await api.scoring.rescore({ id: jobId, weights: skillsAlone });
  },
  "a correction": () =>
    api.candidates.correct({ id: ids[0] ?? 0, field: "skill", subject: "TypeScript", value: null }),
  "somebody new": () =>
    api.uploads.upload(
      formOf(
        [
          cvOf({
            name: "Amara Vogt",
            skills: "TypeScript, PostgreSQL, Kubernetes",
            title: "Backend Engineer",
          }),
        ],
        jobId,
      ),
    ),
  "a newer CV": () => {
    const { name, content } = cvOf({
      name: "Tom Reyes",
      skills: "TypeScript, PostgreSQL, Kubernetes",
      title: "Backend Engineer",
    });
    return api.uploads.upload(
      formOf([{ name, content: content.replace("January 2021", "January 2024") }], jobId),
    );
  },
  "another posting": () =>
    api.jobs.update({ ...backendJob, id: jobId, requirements: { must: ["Excel"], nice: [] } }),
};

test.each(Object.keys(changes))("after %s the ranks are those of the list", async (change) => {
  expect(await ranks()).toEqual([null, null, null]);
  await changes[change]?.();
  // A job that was never ranked gets no ranks.
  expect(new Set(await ranks())).toEqual(new Set([null]));
  await api.scoring.manualRank({ id: jobId });
  for (const again of Object.values(changes)) await again();
  const listed = await api.candidates.listForJob({ id: jobId });
  const totals = listed.map(({ id, score }) => ({ candidateId: id, ...score }));
  expect(await ranks()).toEqual([...rankScores(totals).values()]);
});

test("an AI rank says that it is from before a change, until the job is ranked again", async () => {
  await api.scoring.aiRank({ id: jobId });
  expect(await outdated()).toEqual([false, false, false]);
  // The engine doesn't use weights.
  await api.scoring.rescore({ id: jobId, weights: skillsAlone });
  expect(await outdated()).toEqual([false, false, false]);
  await changes["a correction"]?.();
  expect((await outdated()).filter(Boolean)).toHaveLength(1);
  const [full] = (await api.candidates.listInFull({ id: jobId })).filter(({ id }) => id === ids[0]);
  expect(full?.score).toMatchObject({ isAiRankOutdated: true });
  await changes["another posting"]?.();
  expect(await outdated()).toEqual([true, true, true]);
  await api.scoring.aiRank({ id: jobId });
  expect(await outdated()).toEqual([false, false, false]);
});
