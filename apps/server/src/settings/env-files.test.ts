import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvFiles } from "./env-files.ts";
import { environmentSettings, readEnv } from "../env.ts";

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "secret"), text);
  return join(folder, "secret");
}

test("any setting comes from the file that its name with _FILE names", () => {
  const url = "smtp://user:pass@mail.example.com";
  const variables = readEnvFiles({
    SMTP_URL_FILE: fileWith(`${url}\n`),
    SITE_NAME_FILE: fileWith("Acme Hiring"),
    PORT: "4000",
  });
  const env = readEnv(variables);
  expect(env).toMatchObject({ SMTP_URL: url, SITE_NAME: "Acme Hiring", PORT: 4000 });
  const { locked, fixed } = environmentSettings(variables, env);
  expect(locked).toMatchObject({ SITE_NAME: "Acme Hiring" });
  expect(fixed.find(({ name }) => name === "SMTP_URL")?.value).toBe("set");
});

test("a setting that stands in two places, or in a file that isn't there, is named", () => {
  const file = fileWith("a secret");
  expect(() => readEnvFiles({ SMTP_URL: "smtp://a.example", SMTP_URL_FILE: file })).toThrow(
    "Set SMTP_URL or SMTP_URL_FILE, not both.",
  );
  expect(() => readEnvFiles({ METRICS_TOKEN_FILE: `${file}.gone` })).toThrow(
    /^METRICS_TOKEN_FILE: .*secret\.gone can't be read \(ENOENT\)\.$/,
  );
  // Variables that don't belong to a setting are ignored.
  expect(readEnvFiles({ LOG_FILE: "/nowhere" })).toEqual({ LOG_FILE: "/nowhere" });
});
