import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { AppRouter } from "@resume-picker/api/root";
import { createTRPCClient, httpLink, isNonJsonSerializable, splitLink } from "@trpc/client";
import superjson from "superjson";

/** Creates a client with the server's types. It keeps the session cookie like a browser. */
export function createClient(url: string, fetch = globalThis.fetch) {
  let cookie = "";
  const options = {
    url: `${url}/api/trpc`,
    fetch: async (input: Request | URL | string, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      if (cookie !== "") headers.set("cookie", cookie);
      const response = await fetch(input, { ...init, headers });
      const [session] = response.headers.getSetCookie();
      if (session !== undefined) cookie = session.split(";")[0] ?? "";
      return response;
    },
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        // Files are sent as a multipart form, other inputs as JSON.
        condition: ({ input }) => isNonJsonSerializable(input),
        true: httpLink({
          ...options,
          transformer: { serialize: (form: unknown) => form, deserialize: superjson.deserialize },
        }),
        false: httpLink({ ...options, transformer: superjson }),
      }),
    ],
  });
}

/** Uploads CVs to a new job and returns the candidates' names, best first. */
export async function rankFiles(
  api: ReturnType<typeof createClient>,
  paths: readonly string[],
): Promise<{ name: string | null; total: number }[]> {
  const job = await api.jobs.create.mutate({
    title: "Backend Engineer",
    description: "We look for an engineer who builds payment services in TypeScript.",
    requirements: { must: ["TypeScript"], nice: ["PostgreSQL"] },
    status: "active",
  });
  const form = new FormData();
  form.append("jobId", String(job.id));
  for (const path of paths) {
    form.append("files", new File([new Uint8Array(await readFile(path))], basename(path)));
  }
  const { results } = await api.uploads.upload.mutate(form);
  for (const { fileName, success, error } of results) {
    if (!success) console.error(`${fileName}: ${error ?? "not taken"}`);
  }
  const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  await api.scoring.manualRank.mutate({ id: job.id, weights });
  const candidates = await api.candidates.listForJob.query({ id: job.id });
  return candidates.map(({ name, score }) => ({ name, total: score.totalScore }));
}
