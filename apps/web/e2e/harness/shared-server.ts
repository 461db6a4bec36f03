import type { TestProject } from "vitest/node";
import { findLeaks } from "./log-watch.ts";
import { startServer } from "./server.ts";

export type SharedServer = { url: string; dataDir: string };

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    sharedServer: SharedServer;
  }
}

/** Runs one server for all test files that share it, and checks its log for leaks at the end. */
export default async function runSharedServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ LOG_LEVEL: "debug" });
  await makeAdmin(server.url);
  project.provide("sharedServer", { url: server.url, dataDir: server.dataDir });
  return () =>
    server.stop((left) => {
      const leaks = findLeaks(left);
      if (leaks.length > 0) throw new Error(`Told by the shared server's log: ${leaks.join(", ")}`);
    });
}

/**
 * The first account of a server is its administrator. Creating it here makes the tests' users
 * ordinary.
 */
async function makeAdmin(url: string): Promise<void> {
  const response = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      username: "admin",
      email: "admin@example.com",
      password: "correct horse",
      firstName: "Grace",
      lastName: "Hopper",
    }),
  });
  if (response.status !== 201) throw new Error(`No administrator: ${await response.text()}`);
}
