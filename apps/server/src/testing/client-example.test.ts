import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
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
  await desk.close();
});
