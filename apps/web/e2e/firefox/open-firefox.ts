import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Bidi } from "./bidi.ts";
import { FirefoxPage } from "./firefox-page.ts";

export type OpenFirefox = { page: FirefoxPage; downloads: string; close: () => Promise<void> };

/** Makes no background requests, shows no prompts, and saves downloads to the folder. */
const settings = (downloads: string) => ({
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "browser.download.useDownloadDir": true,
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "signon.rememberSignons": false,
  "toolkit.telemetry.enabled": false,
  "ui.prefersReducedMotion": 1,
});

/** Opens a headless Firefox with a new profile. */
export async function openFirefox(path: string): Promise<OpenFirefox> {
  const profile = await mkdtemp(join(tmpdir(), "resume-picker-firefox-"));
  const downloads = join(profile, "downloads");
  await mkdir(downloads);
  const lines = Object.entries(settings(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const child = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let told = "";
    child.stderr.on("data", (chunk: Buffer) => {
      told += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(told)?.[1];
      if (address !== undefined) resolve(`${address}/session`);
    });
    child.once("exit", () => reject(new Error(`Firefox did not start:\n${told}`)));
  });
  const bidi = await Bidi.connect(url);
  await bidi.send("session.new", { capabilities: {} });
  return {
    page: await FirefoxPage.open(bidi),
    downloads,
    async close() {
      child.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
