import { resumeText } from "@resume-picker/api/testing/test-desk";
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

const names = ["Noor Haddad", "Lea Novak", "Ida Berg", "Tom Reyes", "Ana Silva", "Jo Park"];
const skillLists = ["TypeScript, PostgreSQL", "Excel", "Kubernetes, MySQL, Python", "Wound care"];
const titles = ["Backend Engineer", "Registered Nurse", "Data Analyst", "Senior Developer", "Cook"];

test("a program redoes each part of each score from its rows", async () => {
  const description = "We look for a backend engineer who builds payment services in TypeScript.";
  const requirements = { must: ["TypeScript", "Kubernetes", "MySQL"], nice: ["Python"] };
  const job = { title: "Backend Engineer", description, requirements, status: "active" };
  const created = await made.app.request("/api/jobs", jsonRequest("POST", job, { cookie }));
  const { id } = (await created.json()) as { id: number };
  const body = new FormData();
  for (const [at, name] of names.entries()) {
    const skills = skillLists[at % skillLists.length] ?? "";
    const title = titles[at % titles.length] ?? "";
    const email = `${name.replace(" ", ".").toLowerCase()}@example.org`;
    const text = resumeText({ name, email, skills, title });
    body.append("files", new File([text], `${name}.txt`));
  }
  body.append("jobId", String(id));
  await made.app.request("/api/upload", { method: "POST", headers: { cookie }, body });
  const path = `/api/jobs/${id}/candidates`;
  const answer = await made.app.request(path, { headers: { cookie } });
  const people = Scored.parse(await answer.json());
  expect(people).toHaveLength(names.length);
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
