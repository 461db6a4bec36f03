import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { makePayloads } from "../../xss/payloads.ts";
import { sanitizerFixtures } from "../../xss/sanitizer-fixtures.ts";
import { tryPayloads } from "../../xss/try-payloads.ts";

/** `npm run lab xss`: tries all payloads and fixtures in Chromium with the built product. */
const started = performance.now();
const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  const outcome = await tryPayloads(
    { browser, server },
    { payloads: makePayloads(), fixtures: sanitizerFixtures },
  );
  const { executions, violations, leftovers, ...counts } = outcome;
  console.log({
    ...counts,
    executions: executions.length,
    violations: violations.length,
    leftovers: leftovers.length,
    seconds: Math.round((performance.now() - started) / 1000),
  });
  for (const line of [...executions, ...violations, ...leftovers].slice(0, 40)) console.log(line);
  process.exitCode = executions.length + violations.length + leftovers.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
