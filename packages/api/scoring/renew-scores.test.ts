import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import { renewScores } from "./renew-scores.ts";

const people = [
  { name: "Noor Haddad", email: "noor@example.org" },
  { name: "Lea Novak", email: "lea@example.org", skills: "Excel" },
  { name: "Tom Reyes", email: "tom@example.org", skills: "Kafka" },
];

test("scores of an older version are made again at the start, with their ranks, and the job says why once", async () => {
  const desk = await makeTestDesk();
  try {
    const api = await (await desk.signUp("recruiter")).api();
    const { id: jobId } = await api.jobs.create(backendJob);
    const untouched = await api.jobs.create({ ...backendJob, title: "Nobody applied" });
    for (const person of people) {
      const file = { name: "cv.txt", content: resumeText(person) };
      await api.uploads.upload(formOf([file], jobId));
    }
    await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
    const made = await api.candidates.listInFull({ id: jobId });
    // Set the state of the previous version: other totals and order, and receipts without rows.
    const { $client: client } = desk.parts.db;
    client.exec(
      `update scores set scoring_version = 1, total_score = 100 - total_score, must_states = ''`,
    );
    client.exec(`update score_receipts set explanation =
      '[{"component":"skills","score":1,"reason":"Old.","matches":[],"quotes":[]}]'`);
    const old = await api.candidates.listInFull({ id: jobId });
    expect(old[0]?.id).not.toBe(made[0]?.id);
    expect(old[0]?.score.breakdown).toMatchObject([{ state: "rated", rows: [] }]);

    await renewScores(desk.parts).done;
    const renewed = await api.candidates.listInFull({ id: jobId });
    const plain = (rows: typeof made) =>
      rows.map(({ id, score: { scoredAt: _, manualRankedAt: __, ...score } }) => ({ id, score }));
    expect(plain(renewed)).toEqual(plain(made));
    const noteOf = async () => (await api.jobs.get({ id: jobId })).orderNote;
    expect(await noteOf()).toMatch(
      /^The scores of this job were computed again on \w{3} \d\d, \d{4}/,
    );
    expect((await api.jobs.get({ id: untouched.id })).orderNote).toBeNull();
    await api.jobs.dismissOrderNote({ id: jobId });
    expect(await noteOf()).toBeNull();

    await renewScores(desk.parts).done;
    expect(await noteOf()).toBeNull();
    const told = desk.logged.filter(({ message }) => message.startsWith("scores"));
    expect(told.map(({ fields }) => [fields.of, fields.renewed])).toEqual([
      [3, undefined],
      [3, 3],
    ]);
  } finally {
    await desk.close();
  }
}, 60_000);

test("a renewal that is stopped ends at once, and the next start goes on", async () => {
  const desk = await makeTestDesk();
  try {
    const api = await (await desk.signUp("recruiter")).api();
    const { id: jobId } = await api.jobs.create(backendJob);
    await api.uploads.upload(
      formOf(
        [
          {
            name: "cv.txt",
            content: resumeText({ name: "Noor Haddad", email: "noor@example.org" }),
          },
        ],
        jobId,
      ),
    );
    const { $client: client } = desk.parts.db;
    client.exec("update scores set scoring_version = 1");
    const stopped = renewScores(desk.parts);
    await stopped.stop();
    const versions = () => client.prepare("select scoring_version from scores").pluck().all();
    expect(versions()).toEqual([1]);
    await renewScores(desk.parts).done;
    expect(versions()).not.toEqual([1]);
  } finally {
    await desk.close();
  }
}, 60_000);
