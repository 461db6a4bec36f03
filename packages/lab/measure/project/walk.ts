import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { walkEverything } from "../../walk/walk-everything.ts";

const browser = await openBrowser();
try {
  const { states, faults } = await walkEverything(browser, process.argv.slice(2));
  console.log(`${states} states of screens, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
