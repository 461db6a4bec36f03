import { mkdtemp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { backendJob, profileOf, resumeText } from "@resume-picker/api/testing/test-desk";
import { startBuilt } from "./start-built.ts";
import type { StartedServer } from "./start-built.ts";

const json = { "Content-Type": "application/json" };

type Outcome = {
  /** The file that each candidate was parsed from. */
  taken: string[];
  waiting: string[];
  rejected: string[];
};

/** Puts CVs into the inbox of a server that is killed repeatedly while it ingests them. */
export async function takeInWithKills(files: number, kills: number): Promise<Outcome> {
  const data = await mkdtemp(join(tmpdir(), "resume-picker-inbox-"));
  let server: StartedServer = startBuilt(data);
  try {
    const url = await server.ready;
    const call = (path: string, body: object, headers = {}) =>
      fetch(new URL(path, url), {
        ...{ method: "POST", headers: { ...json, ...headers } },
        body: JSON.stringify(body),
      });
    const registered = await call("/api/register", profileOf("ada"));
    const cookie = registered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const made = await call("/api/account/tokens", { name: "Test", scopes: ["read"] }, { cookie });
    const { token } = (await made.json()) as { token: string };
    const { id } = (await (await call("/api/jobs", backendJob, { cookie })).json()) as {
      id: number;
    };
    const folder = join(data, "inbox", String(id));
    await mkdir(folder, { recursive: true });
    for (let at = 0; at < files; at += 1) {
      const content = resumeText({ name: "Noor Haddad", email: `noor${at}@example.org` });
      await writeFile(join(folder, inboxFileName(at)), content);
    }
    const waiting = () => readdir(folder);
    for (let kill = 1; kill <= kills; kill += 1) {
      const target = Math.floor(files * (1 - kill / (kills + 1)));
      while ((await waiting()).length > target) await wait(5);
      await server.kill();
      server = startBuilt(data);
      await server.ready;
    }
    while ((await waiting()).length > 0) await wait(100);
    const listed = await fetch(new URL(`/api/jobs/${id}/candidates`, await server.ready), {
      headers: { Authorization: `Bearer ${token}` },
    });
    const candidates = (await listed.json()) as { fileName: string }[];
    return {
      taken: candidates.map(({ fileName }) => fileName).sort(),
      waiting: await waiting(),
      rejected: await readdir(join(data, "inbox", "rejected")),
    };
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true, maxRetries: 3 });
  }
}

export const inboxFileName = (at: number): string => `cv-${String(at).padStart(5, "0")}.txt`;
