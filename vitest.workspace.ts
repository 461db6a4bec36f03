import { defineConfig } from "vitest/config";

/** Vitest no longer looks for this file by itself: run it with `--config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["packages/domain/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "db", include: ["packages/db/**/*.test.ts"] } },
      {
        test: {
          name: "adapters",
          include: ["packages/adapters/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      { test: { name: "api", include: ["packages/api/**/*.test.ts"], testTimeout: 30_000 } },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      { test: { name: "web", include: ["apps/web/src/**/*.test.ts"] } },
      {
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.test.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Each file has a server and a browser of its own; more of them than this starve each other.
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
});
