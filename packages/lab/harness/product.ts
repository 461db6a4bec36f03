import { join } from "node:path";
import type { RunningServer } from "@resume-picker/web/e2e/harness/server.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { connect } from "@resume-picker/db/connect";
import { fillJob } from "@resume-picker/db/testing/fill-job";

export type Api = (path: string, body: object) => Promise<unknown>;

/** The built server, with a signed-in recruiter who has a job. */
export type Product = RunningServer & {
  api: Api;
  cookie: () => string;
  userId: string;
  jobId: number;
  file: string;
};

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const server = await startServer(settings);
  let cookie = "";
  const api: Api = async (path, body) => {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { cookie, origin: server.url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { id: userId } = (await api("/api/register", {
    username: "bench",
    email: "bench@example.com",
    password: "correct horse 7",
    firstName: "Ben",
    lastName: "Chmark",
  })) as { id: string };
  const { id: jobId } = (await api("/api/jobs", {
    title: "Registered Nurse",
    description: "Ward work with medication, documentation and training of students.",
    requirements: { must: ["Patient care", "Medication administration"], nice: ["Training"] },
    status: "active",
  })) as { id: number };
  const file = join(server.dataDir, "app.db");
  return { ...server, api, cookie: () => cookie, userId, jobId, file };
}

/**
 * Inserts candidates directly into the database while the server is running, then has it score
 * them.
 */
export async function addCandidates(product: Product, count: number): Promise<void> {
  const { file, userId, jobId } = product;
  const db = connect(file);
  fillJob(db, { count, userId, jobId });
  db.$client.pragma("wal_checkpoint(truncate)");
  db.$client.close();
  // The server has closed the idle connection, so the first request may fail.
  await fetch(`${product.url}/api/health`).catch(() => undefined);
  await rescore(product, 1);
}

/** Re-scores all candidates of the job, with different weights each time. */
export async function rescore({ api, jobId }: Product, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const skills = time % 2 === 0 ? 0.4 : 0.5;
    const weights = { skills, title: 0.8 - skills, seniority: 0.1, recency: 0.05, gaps: 0.05 };
    await api(`/api/jobs/${jobId}/manual-rank`, { weights });
  }
}
