import { parseRequirement, printRequirement } from "@resume-picker/domain/posting/requirement";
import { expect, onTestFinished, test } from "vitest";
import { startModelServer } from "../testing/model-server.ts";
import { makeTestDesk } from "../testing/test-desk.ts";

const description = `Payroll Lead

Requirements
- Five years of payroll accounting
- QuickBooks, NetSuite or Sage

Nice to have: a CPP certificate
We offer a dental plan`;

async function open() {
  const server = await startModelServer();
  const desk = await makeTestDesk();
  onTestFinished(async () => {
    server.close();
    await desk.close();
  });
  const admin = await desk.signUp("admin");
  const owner = await desk.signUp("owner");
  const analyze = async () => (await owner.api()).jobs.analyzeSkills({ description });
  const byRules = await analyze();
  const { settings } = await admin.api();
  await settings.changeAiService({ isOn: true, baseUrl: server.baseUrl, model: "tiny-model" });
  return { server, desk, admin, analyze, byRules };
}

type Values = [text: string, level: string, line: number, quote: string];
const row = (...[text, level, line, quote]: Values) => ({ text, level, line, quote });

test("a posting is read by the model, and each requirement parses back from its text", async () => {
  const { server, analyze } = await open();
  server.answerWith(() =>
    JSON.stringify({
      rows: [
        row("5 years of payroll accounting", "must", 4, "Five years of payroll accounting"),
        row("QuickBooks, NetSuite or Sage", "must", 5, "QuickBooks, NetSuite or Sage"),
        row("CPP certificate", "nice", 7, "Nice to have: a CPP certificate"),
        row("Dental surgery", "must", 8, "We offer a dental plan"),
        row("Rust", "must", 5, "Rust or Sage"),
      ],
    }),
  );
  const found = await analyze();
  expect(found).toEqual({
    mustHaveSkills: ["5 years of payroll accounting", "QuickBooks, NetSuite or Sage"],
    niceToHaveSkills: ["CPP certificate"],
    otherSkills: [],
    reasoning:
      "Read by tiny-model. 2 answers not found in the posting were left out. " +
      "5 years of payroll accounting: required in “Five years of payroll accounting”. " +
      "QuickBooks, NetSuite or Sage: required in “QuickBooks, NetSuite or Sage”. " +
      "CPP certificate: preferred in “Nice to have: a CPP certificate”.",
  });
  for (const text of [...found.mustHaveSkills, ...found.niceToHaveSkills])
    expect(printRequirement(parseRequirement(text, "must"))).toBe(text);
  expect(server.calls).toHaveLength(1);
});

test("a service that fails or invents is an error, and no proposal", async () => {
  const { server, analyze } = await open();
  const invented = JSON.stringify({ rows: [row("Rust", "must", 4, "Ten years of Rust")] });
  for (const [answer, words] of [
    [401, "The AI service rejected the key"],
    ["I would rather chat.", "could not be used"],
    [invented, "could not be used"],
  ] as const) {
    server.answerWith(() => answer);
    await expect(analyze(), String(answer)).rejects.toThrow(words);
  }
});

test("where a model finds no requirements, the rules read the posting, and it says so", async () => {
  const { server, analyze, byRules } = await open();
  server.answerWith(() => JSON.stringify({ rows: [] }));
  const found = await analyze();
  expect({ ...found, reasoning: "" }).toEqual({ ...byRules, reasoning: "" });
  expect(found.reasoning).toBe(
    `tiny-model found no requirements. The rules read this posting instead. ${byRules.reasoning}`,
  );
});

test("each switch stops its own use and nothing else", async () => {
  const { server, admin, analyze, byRules, desk } = await open();
  const allow = async (...uses: ("postings" | "judging" | "repair" | "ranking")[]) =>
    (await admin.api()).settings.changeAiService({ uses });
  expect((await (await admin.api()).settings.aiService()).uses).toEqual([
    ...["postings", "judging", "ranking"],
  ]);
  await allow("ranking", "judging");
  expect(await analyze()).toEqual(byRules);
  expect(desk.parts.ai.judge).not.toBeNull();
  expect(desk.parts.ai.ranker).toBeNull();
  await allow();
  const { judge, readPosting, readRoles, ranker } = desk.parts.ai;
  expect({ judge, readPosting, readRoles, rankedBy: ranker?.name }).toEqual({
    ...{ judge: null, readPosting: null, readRoles: null, rankedBy: "Built-in engine" },
  });
  const api = await admin.api();
  const { id } = await api.jobs.create({
    ...{ title: "Payroll Lead", description, status: "active" as const },
    requirements: { must: ["Payroll"], nice: [] },
  });
  expect(await api.scoring.aiRank({ id })).toMatchObject({ engine: "Built-in engine" });
  await expect(api.judging.start({ id })).rejects.toMatchObject({ code: "CONFLICT" });
  const { markdown } = await api.talentPool.applicantNotice({});
  expect(markdown).toContain("No text of your CV is sent");
  expect(server.calls).toHaveLength(0);
  // The connection can be tested regardless of its allowed uses.
  expect((await allow("postings")).uses).toEqual(["postings"]);
  server.answerWith(() => JSON.stringify({ rows: [] }));
  await analyze();
  expect(server.calls).toHaveLength(1);
});
