import { expect, test } from "vitest";
import { makePayloads } from "../xss/payloads.ts";
import { sanitizerFixtures } from "../xss/sanitizer-fixtures.ts";
import { tryPayloads } from "../xss/try-payloads.ts";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";

test("nothing that anybody writes runs as code in a reader's browser", async () => {
  const [server, browser] = await Promise.all([startServer(), openBrowser()]);
  try {
    // Every eighteenth payload, which covers all families. `npm run lab xss` tries all of them.
    const payloads = makePayloads().filter((_, at) => at % 18 === 0);
    const outcome = await tryPayloads(
      { browser, server },
      { payloads, fixtures: sanitizerFixtures },
    );
    expect(outcome.executions).toEqual([]);
    expect(outcome.violations).toEqual([]);
    expect(outcome.leftovers).toEqual([]);
    expect(outcome.payloads).toBeGreaterThan(180);
    expect(outcome.fixtures).toBeGreaterThanOrEqual(200);
  } finally {
    await browser.close();
    await server.stop();
  }
});
