import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { AppError } from "@resume-picker/domain/errors";
import type { LayoutNode } from "@resume-picker/domain/candidates/shown-layout";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

const docx = readFileSync(
  new URL("../../../apps/server/sample-data/priya-raghunathan.docx", import.meta.url),
);
let desk: TestDesk;
let api: Api;
let id: number;

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
  id = await upload(api, { name: "priya.docx", content: new Uint8Array(docx) });
});
afterAll(() => desk.close());

async function upload(to: Api, file: { name: string; content: string | Uint8Array<ArrayBuffer> }) {
  const { id: jobId } = await to.jobs.create(backendJob);
  const { results } = await to.uploads.upload(formOf([file], jobId));
  return results[0]?.candidateId ?? 0;
}

const linesOf = (nodes: readonly LayoutNode[]): (number | null)[] =>
  nodes.flatMap((node) => ("tag" in node ? linesOf(node.children) : [node.line]));

test("the owner sees a DOCX as a document in which each line that was read has its place", async () => {
  const { nodes, whyPlain } = await api.candidates.layout({ id });
  expect(whyPlain).toBeNull();
  const placed = new Set(linesOf(nodes ?? []));
  const { lines } = await api.candidates.document({ id });
  const body = lines.flatMap(({ region }, line) => (region === "body" ? [line] : []));
  expect(body.filter((line) => !placed.has(line))).toEqual([]);
  expect(body.length).toBeGreaterThan(10);
});

test("nobody else does, and what is no DOCX stays as it is", async () => {
  const stranger = await (await desk.signUp("stranger")).api();
  await expect(stranger.candidates.layout({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const text = await upload(api, { name: "noor.txt", content });
  expect(await api.candidates.layout({ id: text })).toEqual({
    nodes: null,
    whyPlain: "Shown as plain lines: only a DOCX has a layout of its own.",
  });
});

test("a file that can't be laid out in time is shown as lines, and the reader is told", async () => {
  class SlowReader extends ResumeReader {
    override layOut() {
      return Promise.reject(new AppError("VALIDATION", "Too long."));
    }
  }
  const slow = await makeTestDesk({
    db: desk.parts.db,
    files: desk.parts.files,
    reader: new SlowReader(),
  });
  const client = slow.visitor();
  const username = { username: "recruiter", password: "correct horse 7" };
  await (await client.api()).accounts.signIn(username);
  expect(await (await client.api()).candidates.layout({ id })).toEqual({
    nodes: null,
    whyPlain:
      "Shown as plain lines: laying out this file takes too long, or more memory than a CV needs.",
  });
  await rm(desk.uploads, { recursive: true });
  expect(await api.candidates.layout({ id })).toMatchObject({
    nodes: null,
    whyPlain: "Shown as plain lines: the stored file is gone.",
  });
});
