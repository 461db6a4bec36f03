import { defineConfig } from "vitest/config";

/** The tests that are run against each fault in the domain. */
export default defineConfig({
  test: { include: ["packages/domain/**/*.test.ts"], testTimeout: 60_000 },
});
