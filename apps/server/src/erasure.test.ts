import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "@resume-picker/adapters/archive/data-folders";
import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { checkData } from "@resume-picker/api/backup/check-data";
import { formOf } from "@resume-picker/api/testing/test-desk";
import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { finishDeletions } from "@resume-picker/api/background-jobs/finish-deletions";
import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { environmentSettings, readEnv } from "./env.ts";
import { createLog } from "./logs/log.ts";
import type { ServerLog } from "./logs/log.ts";
import { createParts } from "./parts.ts";
import type { ServerParts } from "./parts.ts";
import { jsonRequest, register } from "./testing/test-app.ts";

const root = new URL("../../../", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "resume-picker-erasure-"));
const data = join(folder, "data");
let parts: ServerParts;
let log: ServerLog;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  const env = readEnv({});
  const logs = new LogHub();
  log = createLog("debug", logs, join(folder, "stdout.log"));
  parts = await createParts(
    env,
    { root, data },
    { log, logs, settings: environmentSettings({}, env) },
  );
  app = createApp(parts, { env, log, webDirectory: null });
});
afterAll(async () => {
  await parts.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Maps each text to the data files, or the log, that contain it in any letter case. */
async function findFilesContaining(texts: readonly string[]): Promise<Map<string, string[]>> {
  await parts.flushLogs();
  log.flush();
  const found = new Map(texts.map((text) => [text, [] as string[]]));
  const files = (await listFiles(data)).map((path) => join(data, path));
  for (const path of [...files, join(folder, "stdout.log")]) {
    const bytes = readFileSync(path);
    const latin1 = bytes.toString("latin1").toLowerCase();
    const utf16 = bytes.toString("utf16le").toLowerCase();
    for (const [text, paths] of found) {
      const wanted = text.toLowerCase();
      const asBytes = Buffer.from(wanted).toString("latin1");
      const isThere =
        path.toLowerCase().includes(wanted) || latin1.includes(asBytes) || utf16.includes(wanted);
      if (isThere) paths.push(path);
    }
  }
  return found;
}

/** Returns the texts that no file contains. */
const gone = async (texts: readonly string[]) =>
  [...(await findFilesContaining(texts))]
    .filter(([, paths]) => paths.length === 0)
    .map(([text]) => text);
/** Returns the texts that some file still contains, with those files. */
const left = async (texts: readonly string[]) =>
  [...(await findFilesContaining(texts))].filter(([, paths]) => paths.length > 0);

const cv = `Zebulon Quarksmith
zebulon.quarksmith@example.net | +44 20 7946 0731 | Llanfairpwll
https://github.com/quarksmithz

EXPERIENCE

Backend Engineer, Blimpworks Ltd
January 2021 - Present
- Built xylophonic settlement engines with TypeScript and PostgreSQL

EDUCATION

BSc Computer Science, University of Grumbleton, 2014 - 2017

SKILLS
TypeScript, PostgreSQL, Haskell
`;

/** An older CV of the same person, stored as an older version. */
const olderCv = cv
  .replace("January 2021 - Present", "January 2018 - June 2019")
  .replace("Blimpworks", "Snorkelhaus");

const identifiers = [
  "Snorkelhaus",
  "zq-frueher",
  "Quarksmith",
  "Zebulon",
  "zebulon.quarksmith@example.net",
  "7946 0731",
  "Llanfairpwll",
  "github.com/quarksmithz",
  "Blimpworks",
  "xylophonic settlement",
  "Grumbleton",
  "zq-lebenslauf",
  "Kumquat clause",
  "reason Perihelion",
  "Ask about the theremin",
];

const weights = { skills: 0.4, title: 0.2, seniority: 0.2, recency: 0.1, gaps: 0.1 };

async function useTheProduct(cookie: string) {
  const call = (method: string, path: string, body?: unknown) =>
    app.request(path, {
      ...jsonRequest(method, body ?? {}, { cookie }),
      ...(body === undefined ? { body: null } : {}),
    });
  const job = (await (
    await call("POST", "/api/jobs", {
      title: "Backend Engineer",
      description: "Settlement engines in TypeScript.",
      requirements: { must: ["TypeScript"], nice: ["Haskell"] },
      status: "active",
    })
  ).json()) as { id: number };
  const body = formOf([{ name: "zq-lebenslauf.txt", content: cv }], job.id);
  const answer = await app.request("/api/upload", { method: "POST", headers: { cookie }, body });
  const { results } = (await answer.json()) as { results: { candidateId: number }[] };
  const id = results[0]?.candidateId ?? 0;
  await app.request("/api/upload", {
    ...{ method: "POST", headers: { cookie } },
    body: formOf([{ name: "zq-frueher.txt", content: olderCv }], job.id),
  });
  for (const [path, input] of [
    [`/api/jobs/${job.id}/manual-rank`, { weights }],
    [`/api/jobs/${job.id}/ai-rank`, {}],
    [`/api/jobs/${job.id}/rescore`, { weights }],
    ["/api/export/shortlist", { jobId: job.id, candidateIds: [id] }],
  ] as const) {
    expect((await call("POST", path, input)).status, path).toBe(200);
  }
  await call("PUT", `/api/jobs/${job.id}/shortlist`, { candidateIds: [id] });
  const decided = `/api/jobs/${job.id}/candidates/${id}/decision`;
  const decision = { decision: "hold", reasons: ["reason Perihelion"], note: "Kumquat clause." };
  expect((await call("PUT", decided, decision)).status).toBe(200);
  const notes = `/api/candidates/${id}/notes`;
  expect((await call("POST", notes, { text: "Ask about the theremin." })).status).toBe(201);
  await app.request(`/api/candidates/${id}/download`, { headers: { cookie } });
  return { id, call };
}

test("of a deleted candidate no byte is left: database, log of writes, files, log", async () => {
  const cookie = await register(app, "ada");
  const { id, call } = await useTheProduct(cookie);
  const files = (await listFiles(join(data, "uploads"))).map((path) => path.slice(3));
  expect(files).toHaveLength(2);
  const all = [...identifiers, ...files];
  expect(await gone(all)).toEqual([]);
  expect((await call("DELETE", `/api/candidates/${id}`)).status).toBe(200);
  const clock = () => new Date(Date.now() + undoMs);
  await finishDeletions({ ...parts, clock });
  expect(await left(all)).toEqual([]);
});

test("of a deleted account no byte is left, its mails, requests and candidates included", async () => {
  const cookie = await register(app, "wilhelmina");
  const { call } = await useTheProduct(cookie);
  const request = { subject: "Flibbertigibbet", category: "general", message: "Ask wilhelmina." };
  await call("POST", "/api/support/contact", {
    ...request,
    name: "W",
    email: "wilhelmina@example.com",
  });
  await call("POST", "/api/forgot-password", { email: "wilhelmina@example.com" });
  const user = (await (await app.request("/api/auth/user", { headers: { cookie } })).json()) as {
    id: string;
  };
  // Wait for the welcome mails and links to ada and wilhelmina, and the reset link.
  const waiting = async () => {
    const written = await listFiles(join(data, "outbox"));
    return (
      written.filter((name) => name.endsWith(".eml")).length < 3 ||
      written.some((name) => name.endsWith(".part"))
    );
  };
  await expect.poll(waiting, { timeout: 10_000 }).toBe(false);
  // The audit trail also mentions her in other people's actions.
  const admin = await app.request(
    "/api/login",
    jsonRequest("POST", { username: "ada", password: "correct horse 7" }),
  );
  const [asAdmin = ""] = (admin.headers.get("set-cookie") ?? "").split(";");
  for (const role of ["admin", "user"]) {
    const change = jsonRequest("PATCH", { role }, { cookie: asAdmin });
    expect((await app.request(`/api/admin/users/${user.id}/role`, change)).status).toBe(200);
  }
  await app.request("/api/login", jsonRequest("POST", { username: "wilhelmina", password: "no" }));
  const all = [...identifiers, "wilhelmina@example.com", "wilhelmina", "Flibbertigibbet"];
  expect(await gone([...all, user.id])).toEqual([]);
  const deleted = await call("POST", "/api/account/delete", { password: "correct horse 7" });
  expect(deleted.status).toBe(200);
  expect(await left([...all, user.id])).toEqual([]);
  const { problems } = await checkData(parts.db, data);
  expect(problems).toEqual([]);
});

test("of a deleted account nothing is left that it was before: each field was changed twice", async () => {
  const username = "xanthippe";
  const cookie = await register(app, username);
  const call = (method: string, path: string, body?: unknown) =>
    app.request(path, {
      ...jsonRequest(method, body ?? {}, { cookie }),
      ...(body === undefined ? { body: null } : {}),
    });
  const user = (await (await call("GET", "/api/auth/user")).json()) as { id: string };
  const outbox = async () =>
    (await listFiles(join(data, "outbox"))).filter((name) => name.endsWith(`${user.id}.eml`));
  const stored: string[] = [];
  for (const at of [1, 2]) {
    const names = { firstName: `Firstquux${at}`, lastName: `Lastquux${at}` };
    const profile = { ...names, currentPassword: `correct horse ${at + 6}` };
    const email = `pending-quux${at}@example.org`;
    const before = await outbox();
    expect((await call("PATCH", "/api/account/profile", { ...profile, email })).status).toBe(200);
    await expect
      .poll(async () => (await outbox()).length, { timeout: 30_000 })
      .toBeGreaterThan(before.length + 1);
    const letters = (await outbox()).map((name) =>
      readFileSync(join(data, "outbox", name), "utf8"),
    );
    const link = letters.flatMap((text) =>
      text.includes(`To: ${email}`) ? [/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? ""] : [],
    );
    const verified = await call("POST", "/api/verify-email", { token: link[0] });
    expect(verified.status, await verified.text()).toBe(200);
    const form = new FormData();
    const image = new Uint8Array(await makeImage(at === 1 ? "png" : "jpeg"));
    form.append("image", new File([image], `me.${at === 1 ? "png" : "jpeg"}`));
    const picture = await app.request("/api/account/picture", {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    const { profileImageUrl } = (await picture.json()) as { profileImageUrl: string };
    stored.push(profileImageUrl.replace("/media/", "").replace(/\..*/, ""));
    const password = `correct horse ${at + 7}`;
    const change = { currentPassword: `correct horse ${at + 6}`, newPassword: password };
    expect((await call("POST", "/api/auth/change-password", change)).status).toBe(200);
    await call("POST", "/api/support/contact", {
      subject: `Subjectquux${at}`,
      category: "general",
      message: `Messagequux${at}`,
    });
  }
  // An email change that is still pending when the account is deleted.
  await call("PATCH", "/api/account/profile", {
    email: "open-quux@example.org",
    currentPassword: "correct horse 9",
  });
  const former = ["Firstquux", "Lastquux", "-quux", "Subjectquux", "Messagequux", username];
  const known = [...former, user.id, stored[1] ?? ""];
  await expect.poll(() => gone(known), { timeout: 30_000 }).toEqual([]);
  const deleted = await call("POST", "/api/account/delete", { password: "correct horse 9" });
  expect(deleted.status).toBe(200);
  expect(await left([...former, user.id, ...stored])).toEqual([]);
});
