import { defineConfig } from "vitest/config";

/** The tests that a fault in the domain is shown to. */
export default defineConfig({
  test: { include: ["packages/domain/**/*.test.ts"], testTimeout: 60_000 },
});
