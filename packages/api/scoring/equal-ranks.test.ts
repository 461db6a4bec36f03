import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";

/** Every order of so few comes up, the same in each run. */
const shuffle = <Item>(items: readonly Item[], seed: number): Item[] =>
  items
    .map((item, at) => ({ item, key: (seed * 7919 + (at + 1) * 104_729 * (seed + 3)) % 101 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);

/** Three who differ in nothing that counts, and one who does. */
const people = ["Noor Haddad", "Ida Berg", "Tom Reyes", "Lea Novak"].map((name) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase() ?? ""}@example.org`,
  ...(name === "Lea Novak" ? { skills: "Excel" } : {}),
}));

test("the same pool uploaded in any order has the same ranks, equals included", async () => {
  const desk = await makeTestDesk();
  try {
    const api = await (await desk.signUp("recruiter")).api();
    const seen = new Set<string>();
    for (let order = 0; order < 20; order += 1) {
      const { id: jobId } = await api.jobs.create(backendJob);
      for (const person of shuffle(people, order)) {
        const file = { name: "cv.txt", content: resumeText(person) };
        await api.uploads.upload(formOf([file], jobId));
      }
      await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
      await api.scoring.aiRank({ id: jobId });
      const listed = await api.candidates.listInFull({ id: jobId });
      const [first, second] = listed;
      expect(first?.score.totalScore).toBe(second?.score.totalScore);
      seen.add(
        listed
          .map(({ name, score }) => `${name ?? ""} ${score.manualRank ?? 0} ${score.aiRank ?? 0}`)
          .join(", "),
      );
      await api.candidates.deleteMany({ ids: listed.map(({ id }) => id) });
    }
    expect([...seen]).toHaveLength(1);
  } finally {
    await desk.close();
  }
}, 60_000);

const equals = ["Noor Haddad", "Ida Berg", "Tom Reyes"];
/** Different names and addresses, which change the files' hashes. */
const renamed = ["Zoltan Kiss", "Amara Okafor", "Mei Tanaka", "Lea Novak"];

test("equals share a rank, and another name moves nobody: list, export, report and history", async () => {
  const desk = await makeTestDesk();
  try {
    const api = await (await desk.signUp("recruiter")).api();
    const ranksOf = async (names: readonly string[]) => {
      const { id: jobId } = await api.jobs.create(backendJob);
      const files = people.map((person, at) => ({
        name: `${at}.txt`,
        content: resumeText({
          ...person,
          name: names[at] ?? person.name,
          email: `p${at}.${names[at]?.length ?? 0}@example.org`,
        }),
      }));
      await api.uploads.upload(formOf(files, jobId));
      await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
      await api.scoring.aiRank({ id: jobId });
      const listed = await api.candidates.listForJob({ id: jobId });
      const byFile = (one: { fileName: string }, other: { fileName: string }) =>
        one.fileName < other.fileName ? -1 : 1;
      const full = await api.candidates.listInFull({ id: jobId });
      const paged = await Promise.all(
        [0, 1, 2, 3].map((offset) => api.candidates.listInFull({ id: jobId, limit: 1, offset })),
      );
      expect(paged.flat().map(({ id, score }) => [id, score.manualRank])).toEqual(
        full.map(({ id, score }) => [id, score.manualRank]),
      );
      for (const { id: candidateId, score } of full) {
        const report = await api.candidateReport.show({ id: jobId, candidateId });
        expect(report).toMatchObject({
          order: { place: score.manualRank, equal: score.manualRank === 1 ? 2 : 0 },
          ranks: { manual: { rank: score.manualRank } },
        });
      }
      return {
        shown: listed.map(({ name }) => name),
        ranks: listed.toSorted(byFile).map(({ score }) => [score.manualRank, score.aiRank]),
      };
    };
    const first = await ranksOf(people.map(({ name }) => name));
    expect(first.ranks).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [4, 4],
    ]);
    // Equal ranks are sorted by name for display only.
    expect(first.shown.slice(0, 3)).toEqual(equals.toSorted());
    expect((await ranksOf(renamed)).ranks).toEqual(first.ranks);
  } finally {
    await desk.close();
  }
}, 60_000);
