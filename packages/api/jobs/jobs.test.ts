import { jobMessages } from "@resume-picker/domain/jobs/job-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
});
afterAll(() => desk.close());

const cvOf = (name: string) => [
  {
    name: `${name}.txt`,
    content: resumeText({ name, email: `${name.replace(" ", ".")}@example.org` }),
  },
];

test("a closed job keeps its candidates, refuses new CVs by name or without, and opens again", async () => {
  const closed = await api.jobs.create(backendJob);
  const open = await api.jobs.create({ ...backendJob, title: "Another", status: "draft" });
  await api.uploads.upload(formOf(cvOf("Noor Haddad"), closed.id));
  expect(await api.jobs.setStatus({ id: closed.id, status: "closed" })).toMatchObject({
    id: closed.id,
    status: "closed",
    title: backendJob.title,
  });

  await expect(api.uploads.upload(formOf(cvOf("Ida Berg"), closed.id))).rejects.toMatchObject({
    code: "CONFLICT",
    message: jobMessages.closed,
  });
  // A CV uploaded without a job is added to all jobs that aren't closed.
  await api.uploads.upload(formOf(cvOf("Ida Berg")));
  const names = async (id: number) =>
    (await api.candidates.listForJob({ id })).map(({ name }) => name);
  expect(await names(closed.id)).toEqual(["Noor Haddad"]);
  expect(await names(open.id)).toEqual(["Ida Berg"]);
  expect(await api.scoring.manualRank({ id: closed.id, weights })).toMatchObject({
    rankedCount: 1,
  });

  await api.jobs.setStatus({ id: closed.id, status: "active" });
  await api.uploads.upload(formOf(cvOf("Ida Berg"), closed.id));
  expect(await names(closed.id)).toHaveLength(2);
});

test("a status that the product does not know is refused", async () => {
  const { id } = await api.jobs.create(backendJob);
  // @ts-expect-error: what a client without types may send.
  await expect(api.jobs.setStatus({ id, status: "archived" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  expect((await api.jobs.get({ id })).status).toBe("active");
});

const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };

test("the screen's list of jobs holds no postings, however long and many they are; the full one does", async () => {
  const api = await (await desk.signUp("lister")).api();
  const description = "Long words. ".repeat(4000);
  const made = [];
  for (let at = 0; at < 20; at += 1) {
    made.push(await api.jobs.create({ ...backendJob, description, title: `Job ${at}` }));
  }
  expect(JSON.stringify(await api.jobs.list()).length).toBeLessThan(20 * 300);
  const sent = (jobs: unknown): unknown => JSON.parse(JSON.stringify(jobs));
  expect(sent(await api.jobs.listInFull({}))).toEqual(sent(made));
  const page = await api.jobs.listInFull({ limit: 2, offset: 3 });
  expect(page.map(({ title }) => title)).toEqual(["Job 3", "Job 4"]);
});

test("a posting proposes a job with the sentences that ask for each requirement, and saves nothing", async () => {
  const before = await api.jobs.list();
  const proposal = await api.jobs.propose({
    description:
      "Payroll Clerk\n\nYour tasks\n- Prepare reports in Excel\n\nRequirements\n- QuickBooks, NetSuite or Sage\n\nNice to have\n- CPA",
  });
  expect(proposal).toMatchObject({
    title: "Payroll Clerk",
    must: [{ text: "QuickBooks, NetSuite or Sage", sentence: "QuickBooks, NetSuite or Sage" }],
    nice: [{ text: "CPA", sentence: "CPA" }],
    others: [{ text: "Microsoft Excel", sentence: "Prepare reports in Excel" }],
  });
  expect(await api.jobs.list()).toEqual(before);
  await expect(api.jobs.propose({ description: " " })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});
