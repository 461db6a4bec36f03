import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { createClient, rankFiles } from "./client-example.ts";
import { makeTestApp } from "./test-app.ts";

test("the typed client of the documentation signs up, uploads, ranks and lists", async () => {
  const { app, desk } = await makeTestApp();
  const fetch = async (input: Request | URL | string, init?: RequestInit) =>
    await app.request(input instanceof Request ? input : String(input), init);
  const api = createClient("http://localhost:3000", fetch);
  await api.accounts.signUp.mutate({
    username: "ada",
    email: "ada@example.com",
    password: "correct horse",
    firstName: "Ada",
    lastName: "Lovelace",
  });
  const folder = fileURLToPath(new URL("../../sample-data", import.meta.url));
  const ranked = await rankFiles(api, [
    `${folder}/amara-okafor.pdf`,
    `${folder}/priya-raghunathan.docx`,
    `${folder}/mateus-carvalho.txt`,
  ]);
  expect(ranked).toHaveLength(3);
  expect(ranked[0]?.name).toBe("Amara Okafor");

  const [job] = await api.jobs.list.query();
  const people = await api.candidates.listForJob.query({ id: job?.id ?? 0 });
  const candidateIds = people.map(({ id }) => id);
  // REST streams this export, while a typed client gets it as a whole.
  const exported: unknown = await api.shortlist.export.mutate({
    jobId: job?.id ?? 0,
    candidateIds,
  });
  const { fileName, bytes } = z
    .object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) })
    .parse(exported);
  expect(fileName).toBe("shortlist.csv");
  expect(new TextDecoder().decode(bytes)).toContain("Amara Okafor");
  const cv = await api.candidates.download.query({ id: candidateIds[0] ?? 0 });
  expect(Buffer.from(cv.bytes.subarray(0, 4)).toString()).toBe("%PDF");
  await desk.close();
});
