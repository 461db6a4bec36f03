import { shuffle } from "@resume-picker/adapters/ai-openai/merge-ratings";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";

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
