import { expect, onTestFinished, test } from "vitest";
import { startModelServer } from "../testing/model-server.ts";
import { backendJob, formOf, makeTestDesk } from "../testing/test-desk.ts";

const cv = `Noor Haddad
noor@example.org · +44 113 496 0100

Experience
Treasury desk lead with Meridian Foods
kept spring 2018 up to winter 2021
Ran the cash desk for Noor Haddad

Skills
Excel, Payroll, SQL
`;

const quoted = (prompt: string, quote: string) => {
  const line = prompt.split("\n").find((text) => text.includes(quote) && /^\d+: /u.test(text));
  return { line: Number(line?.split(":")[0] ?? 0), quote };
};
const answerFrom = (prompt: string, title: string) =>
  JSON.stringify({
    rows: [
      {
        ...{ unsureLine: null, title: quoted(prompt, title) },
        company: quoted(prompt, "Meridian Foods"),
        dates: quoted(prompt, "spring 2018 up to winter 2021"),
      },
    ],
  });
const title = "Treasury desk lead";

/** Makes an admin with a local model, and a recruiter with a CV that has no parsed role. */
async function open(text = cv) {
  const server = await startModelServer();
  const desk = await makeTestDesk();
  onTestFinished(async () => {
    server.close();
    await desk.close();
  });
  server.answerWith((prompt) => answerFrom(prompt, title));
  const admin = await desk.signUp("admin");
  const owner = await desk.signUp("owner");
  const { settings } = await admin.api();
  await settings.changeAiService({ isOn: true, baseUrl: server.baseUrl, model: "tiny-model" });
  const allow = async (...uses: ("postings" | "judging" | "repair" | "ranking")[]) => {
    await (await admin.api()).settings.changeAiService({ uses });
  };
  await allow("repair");
  const api = await owner.api();
  const { id: job } = await api.jobs.create(backendJob);
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content: text }], job));
  const id = results[0]?.candidateId ?? 0;
  const seen = async () => (await owner.api()).candidates.detail({ id, jobId: job });
  const repair = async () => (await owner.api()).candidates.repair({ id });
  return { desk, server, admin, owner, id, job, allow, seen, repair };
}

test("a missing work history is read by the model, shown as its reading, and undone like a correction", async () => {
  const { seen, repair, server, owner, id } = await open();
  const before = await seen();
  expect(before.warnings.map(({ code }) => code)).toContain("no-work-history");
  expect(await repair()).toEqual({
    ...{ repaired: 1, refused: 0, message: "1 role read by tiny-model." },
  });
  const after = await seen();
  expect(after.experienceTimeline).toMatchObject([
    { role: title, company: "Meridian Foods", startDate: "2018-03", endDate: "2021-03" },
  ]);
  expect(after.warnings.map(({ code }) => code)).not.toContain("no-work-history");
  expect(after.yearsExperience).toBe(3.1);
  expect(after.corrections).toMatchObject([{ field: "role", readBy: "tiny-model", asRead: null }]);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.prompt).not.toMatch(/haddad|noor|0100/iu);

  const api = await owner.api();
  const { entries } = await api.candidates.profile({ id });
  const role = entries.find(({ field }) => field === "role");
  expect(role).toMatchObject({ isCorrected: true, readBy: "tiny-model" });
  // A person's correction replaces the model's.
  if (role?.field !== "role" || role.value === null)
    throw new Error("the role is not in the profile");
  const value = { ...role.value, title: "Treasury lead" };
  await api.candidates.correct({ id, field: "role", subject: role.subject, value });
  expect((await seen()).corrections).toMatchObject([{ field: "role", readBy: null }]);
  await api.candidates.clearCorrection({ id, field: "role", subject: role.subject });
  const undone = await seen();
  expect(undone.experienceTimeline).toEqual([]);
  expect(undone.score.totalScore).toBe(before.score.totalScore);
});

test("a role of low confidence gets the words that the model found, and the other values stay", async () => {
  const text = cv.replace("Experience\n", "").replace(/spring.*/u, "03/2018 until 06/2021");
  const { seen, repair, server } = await open(text);
  const before = await seen();
  expect(before.experienceTimeline).toMatchObject([
    { role: "Treasury desk lead with Meridian Foods", company: "kept", isUnsure: true },
  ]);
  server.answerWith((prompt) => {
    const [, unsureLine] = /may have been misread: (\d+)\./u.exec(prompt) ?? [];
    const [row] = (JSON.parse(answerFrom(prompt, title)) as { rows: object[] }).rows;
    return JSON.stringify({ rows: [{ ...row, unsureLine: Number(unsureLine), dates: null }] });
  });
  expect(await repair()).toMatchObject({ repaired: 1, refused: 0 });
  const { experienceTimeline, corrections, warnings } = await seen();
  expect(experienceTimeline).toMatchObject([
    { role: title, company: "Meridian Foods", startDate: "2018-03", endDate: "2021-06" },
  ]);
  expect(experienceTimeline[0]?.isUnsure).toBeUndefined();
  expect(corrections).toMatchObject([{ readBy: "tiny-model", asRead: { company: "kept" } }]);
  expect(warnings.map(({ message }) => message).join()).not.toContain("one role");
});

test("what is not in the CV is refused and changes nothing", async () => {
  const { seen, repair, server } = await open();
  const before = await seen();
  server.answerWith((prompt) => answerFrom(prompt, "Chief Executive"));
  expect(await repair()).toMatchObject({ repaired: 0, refused: 1 });
  server.answerWith((prompt) => answerFrom(prompt, "Noor Haddad"));
  expect(await repair()).toMatchObject({ repaired: 0, refused: 1 });
  server.answerWith(() => JSON.stringify({ rows: [] }));
  expect((await repair()).message).toBe("tiny-model found no role to add.");
  expect(await seen()).toEqual(before);
});

test("a service that fails changes nothing and says why", async () => {
  const { seen, repair, server } = await open();
  const before = await seen();
  server.answerWith(() => 401);
  await expect(repair()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await seen()).toEqual(before);
});

test("nobody is asked unless an administrator has turned it on, and only about unsure readings", async () => {
  const { repair, allow, server, owner } = await open();
  expect((await (await owner.api()).accounts.session()).repairModel).toBe("tiny-model");
  await allow("postings", "judging", "ranking");
  await expect(repair()).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await (await owner.api()).accounts.session()).repairModel).toBeNull();
  await allow("repair");
  await repair();
  await expect(repair()).rejects.toMatchObject({
    message: "No role of this CV was read with low confidence.",
  });
  expect(server.calls).toHaveLength(1);
});

test("only those who may edit a candidate have it read", async () => {
  const { desk, admin, owner, id, job, server } = await open();
  const others = { viewer: "FORBIDDEN", reviewer: "FORBIDDEN", stranger: "NOT_FOUND" } as const;
  for (const [name, code] of Object.entries(others)) {
    const client = await desk.signUp(name);
    if (name !== "stranger") {
      const role = name === "viewer" ? "viewer" : "reviewer";
      await (await owner.api()).jobs.setMember({ id: job, user: name, role });
    }
    await expect((await client.api()).candidates.repair({ id }), name).rejects.toMatchObject({
      code,
    });
  }
  await expect((await admin.api()).candidates.repair({ id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect((await desk.visitor().api()).candidates.repair({ id })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  expect(server.calls).toHaveLength(0);
  const editor = await desk.signUp("editor");
  await (await owner.api()).jobs.setMember({ id: job, user: "editor", role: "editor" });
  expect(await (await editor.api()).candidates.repair({ id })).toMatchObject({ repaired: 1 });
});
