import { Candidate } from "@resume-picker/domain/candidates/candidate";
import { unpackStates } from "@resume-picker/domain/scoring/score/states";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let cookie: string;

beforeAll(async () => {
  made = await makeTestApp();
  cookie = await register(made.app, "ada");
});
afterAll(() => made.desk.close());

const Scored = z.array(
  z.object({
    score: Candidate.shape.score.pick({ breakdown: true, missingMustHave: true, mustStates: true }),
  }),
);

test("a program redoes each part of each score from its rows", async () => {
  const sample = await made.app.request(
    "/api/jobs/sample-data",
    jsonRequest("POST", {}, { cookie }),
  );
  expect(sample.status).toBe(201);
  const jobs = (await (await made.app.request("/api/jobs", { headers: { cookie } })).json()) as {
    id: number;
  }[];
  const path = `/api/jobs/${jobs[0]?.id ?? 0}/candidates`;
  const answer = await made.app.request(path, { headers: { cookie } });
  const people = Scored.parse(await answer.json());
  expect(people.length).toBeGreaterThan(10);
  for (const { score } of people) {
    for (const { rows, score: part, component } of score.breakdown) {
      const points = rows.reduce((sum, row) => sum + row.points, 0);
      expect(Math.abs(points - part), component).toBeLessThanOrEqual(0.05 + 1e-9);
    }
    const musts = score.breakdown.flatMap(({ rows }) => rows.filter(({ kind }) => kind === "must"));
    expect(unpackStates(score.mustStates)).toEqual(musts.map(({ state }) => state));
    expect(score.missingMustHave).toEqual(
      musts.filter(({ state }) => state === "not-found").map(({ requirement }) => requirement),
    );
  }
}, 60_000);
