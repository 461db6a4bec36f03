import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createJob, formOf, makeCv, person, signUp } from "./client.ts";
import type { Client, UploadAnswer } from "./client.ts";
import type { Findings } from "./kill.ts";
import { start } from "@resume-picker/web/e2e/harness/built-server.ts";
import { maintain } from "./maintain.ts";

const megabytes = 60;
const full = /disk is full/;

/** Repeatedly fills the disk of a running server, on a separate file system. */
export async function tortureByFullDisk(runs: number): Promise<Findings> {
  const mount = mkdtempSync(join(tmpdir(), "torture-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", mount]);
  } catch {
    console.log("disk: skipped, since this user may not mount a file system");
    rmSync(mount, { recursive: true });
    return {};
  }
  const found: Findings = {
    "runs on a full disk": 0,
    "refused with a clear reason": 0,
    "acknowledged while it filled": 0,
    "sign-ins that failed on the full disk": 0,
    "errors without a clear reason": 0,
    "requests without an answer": 0,
    "uploads that failed once there was room again": 0,
    crashes: 0,
    "problems of check-data at the end": 0,
    "slowest answer, ms": 0,
  };
  const add = (name: string, n = 1) => (found[name] = (found[name] ?? 0) + n);
  const data = join(mount, "data");
  const ballast = join(mount, "ballast");
  mkdirSync(data);
  const server = await start(data);
  const isDown = () => server.child.exitCode !== null || server.child.signalCode !== null;
  try {
    const client = createClient();
    client.moveTo(server.url);
    await signUp(client);
    const jobId = await createJob(client);
    let number = 0;
    const upload = async (): Promise<number | null> => {
      const { text } = makeCv((number += 1));
      // A file with the size of a CV that contains a picture.
      const padded = `${text}\n${"Payment services. ".repeat(8000)}`;
      const form = formOf(jobId, [{ name: "cv.txt", text: padded }]);
      const answer = await client.call("POST", "/api/upload", form);
      if (answer === null) add("requests without an answer");
      found["slowest answer, ms"] = Math.max(
        found["slowest answer, ms"] ?? 0,
        Math.round(answer?.ms ?? 0),
      );
      const [result] = answer?.status === 200 ? (answer.body as UploadAnswer).results : [];
      if (result?.success === true) return result.candidateId ?? null;
      const said = JSON.stringify(answer?.body);
      if (full.test(said)) add("refused with a clear reason");
      else {
        add("errors without a clear reason");
        console.log(`upload: ${String(answer?.status)} ${said}`);
      }
      return null;
    };
    await upload();
    // The server reserves disk space a second after its start.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    for (let run = 0; run < runs && !isDown(); run += 1) {
      const disk = statfsSync(mount);
      const leave = Math.floor(Math.random() * 400_000);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, disk.bavail * disk.bsize - leave), 1));
      const made: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const id = await upload();
        if (id !== null) made.push(id);
      }
      add("acknowledged while it filled", made.length);
      if (!(await signIn(server.url))) add("sign-ins that failed on the full disk");
      add("runs on a full disk");
      rmSync(ballast);
      await recover(upload, made, add);
      for (const id of made) await client.call("DELETE", `/api/candidates/${id}`);
    }
    if (isDown()) add("crashes");
    await server.end("SIGTERM");
    const checked = await maintain(data, "check-data");
    if (checked.code !== 0) {
      add("problems of check-data at the end");
      console.log(checked.output);
    }
    return found;
  } finally {
    await server.end("SIGKILL");
    execFileSync("umount", [mount]);
    rmSync(mount, { recursive: true });
  }
}

async function signIn(url: string): Promise<boolean> {
  const client: Client = createClient();
  client.moveTo(url);
  const { username, password } = person;
  const answer = await client.call("POST", "/api/login", { username, password });
  const seen = await client.call("GET", "/api/auth/user");
  if (answer?.status === 200 && seen?.status === 200) return true;
  console.log(`sign-in: ${String(answer?.status)} ${JSON.stringify(answer?.body)}`);
  return false;
}

/**
 * The server checks the disk space once a second, so an upload has to succeed after a few seconds.
 */
async function recover(
  upload: () => Promise<number | null>,
  made: number[],
  add: (name: string, n?: number) => void,
): Promise<void> {
  for (let wait = 0; wait < 40; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const id = await upload();
    if (id !== null) {
      made.push(id);
      return;
    }
  }
  add("uploads that failed once there was room again");
}
