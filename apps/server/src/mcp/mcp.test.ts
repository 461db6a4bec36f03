import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { backendJob, formOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { Api } from "@resume-picker/api/root";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeTestApp } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let url: string;
let ada: Api;
let jobId: number;
let folder: string;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  made = await makeTestApp();
  const http = createAdaptorServer({ fetch: made.app.fetch });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  folder = await mkdtemp(join(tmpdir(), "resume-picker-mcp-"));
  closing.push(
    () => http.close(),
    () => made.desk.close(),
    () => rm(folder, { recursive: true }),
  );
  ada = await (await made.desk.signUp("ada")).api();
  jobId = (await ada.jobs.create(backendJob)).id;
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  await ada.uploads.upload(formOf([{ name: "noor.txt", content }], jobId));
});
afterAll(() => Promise.all(closing.map((close) => close())));

/** Connects an assistant's client, which starts the built program as users configure it. */
async function connect(scopes: ("read" | "upload")[], args: string[] = []): Promise<Client> {
  const { token } = await ada.accounts.createToken({ name: "Assistant", scopes });
  const program = fileURLToPath(new URL("../../dist/mcp.js", import.meta.url));
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, ...args],
      env: { RESUME_PICKER_URL: url, RESUME_PICKER_TOKEN: token },
    }),
  );
  onTestFinished(() => client.close());
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { isError: isError === true, text: first?.text ?? "" };
}

test("an assistant reads jobs, candidates, receipts and reports, and can change nothing", async () => {
  const client = await connect(["read"]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "list_jobs",
    "list_candidates",
    "get_receipt",
    "get_report",
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  const jobs = JSON.parse((await call(client, "list_jobs")).text) as { id: number }[];
  expect(jobs.map(({ id }) => id)).toEqual([jobId]);
  const listed = await call(client, "list_candidates", { jobId });
  const [noor] = JSON.parse(listed.text) as { id: number; name: string; score: object }[];
  expect(noor?.name).toBe("Noor Haddad");
  expect(Object.keys(noor?.score ?? {})).toContain("totalScore");
  const ids = { jobId, candidateId: noor?.id ?? 0 };
  const receipt = JSON.parse((await call(client, "get_receipt", ids)).text) as {
    score: { parts: { rows: { requirement: string }[] }[] };
  };
  const rows = receipt.score.parts.flatMap((part) => part.rows);
  expect(rows.map(({ requirement }) => requirement)).toContain("PostgreSQL");
  expect((await call(client, "get_report", ids)).text).toContain('"resume-picker-report"');
  const missing = await call(client, "get_report", { jobId, candidateId: 999_999 });
  expect(missing).toMatchObject({ isError: true });
});

test("an assistant uploads a CV only when its owner allows it, and nothing that can't be one", async () => {
  const file = join(folder, "ida.txt");
  await writeFile(file, resumeText({ name: "Ida Berg", email: "ida@example.org" }));
  const secret = join(folder, "id_rsa");
  await writeFile(secret, "PRIVATE KEY");
  const client = await connect(["read", "upload"], ["--upload"]);
  const uploaded = await call(client, "upload_cv", { jobId, path: file });
  expect(uploaded).toMatchObject({ isError: false });
  expect((await call(client, "list_candidates", { jobId })).text).toContain("Ida Berg");
  expect(await call(client, "upload_cv", { jobId, path: secret })).toMatchObject({ isError: true });

  const reader = await connect(["read"], ["--upload"]);
  const refused = await call(reader, "upload_cv", { jobId, path: file });
  expect(refused.text).toContain('needs the scope "upload"');
});
