import { readFileSync } from "node:fs";
import { changeableNames } from "@resume-picker/domain/settings/settings";
import { expect, test } from "vitest";
import { environmentSettings, InvalidEnvironment, readEnv, settingNames } from "./env.ts";

test("with nothing set every setting has a default that works", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "data",
    APP_URL: "http://localhost:3000",
    REGISTRATION: "open",
    TRUST_PROXY: 0,
    LOG_LEVEL: "info",
  });
});

test("links in mail follow the port unless told otherwise", () => {
  expect(readEnv({ PORT: "8080" }).APP_URL).toBe("http://localhost:8080");
  expect(readEnv({ APP_URL: "https://desk.example.com" }).APP_URL).toBe("https://desk.example.com");
});

test("a setting that can't be used is named with what is wrong", () => {
  for (const [name, value] of [
    ["PORT", "http"],
    ["PORT", "70000"],
    ["APP_URL", "desk.example.com"],
    ["REGISTRATION", "maybe"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
    ["SUPPORT_EMAIL", "nobody"],
  ] as const) {
    expect(() => readEnv({ [name]: value })).toThrow(InvalidEnvironment);
    expect(() => readEnv({ [name]: value })).toThrow(name);
  }
});

test.each([
  ["SMTP_URL", "smtp//desk:hunter2@mail.example.com"],
  ["SMTP_URL", "https://desk:hunter2@mail.example.com"],
  ["SMTP_URL", "smtp:desk:hunter2"],
  ["OPENAI_BASE_URL", "desk:hunter2@ai.example.com"],
  ["OPENAI_BASE_URL", "ftp://desk:hunter2@ai.example.com"],
  ["METRICS_TOKEN", "hunter2"],
  ["APP_URL", "https://desk:hunter2@desk.example.com"],
  ["APP_URL", "https://desk.example.com/hunter2"],
  ["APP_URL", "https://desk.example.com/?token=hunter2"],
  ["SUPPORT_EMAIL", "hunter2"],
  ["OPENAI_USES", "ranking, hunter2"],
])("what is set wrong is named, and no secret in it is said: %s %s", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(InvalidEnvironment);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});

test("no setting's value is said but those that can hold no secret", () => {
  const shown = settingNames.filter((name) => {
    try {
      readEnv({ [name]: "\u0000hunter2" });
      return false;
    } catch (error) {
      return String(error).includes("hunter2");
    }
  });
  for (const name of shown) {
    expect(name).toMatch(
      /^(?:PORT|REGISTRATION|TRUST_PROXY|HSTS|LOG_|BACKUP_|LIMIT_|OPENAI_TOKEN_BUDGET)/,
    );
  }
  expect(shown).toContain("PORT");
});

test("mail goes by SMTP or SMTPS, and the site is the root of its address", () => {
  const set = {
    SMTP_URL: "smtps://desk:secret@mail.example.com:465",
    APP_URL: "https://desk.example.com/",
  };
  expect(readEnv(set)).toMatchObject({ SMTP_URL: set.SMTP_URL });
  expect(readEnv({ APP_URL: "http://localhost:8080" }).APP_URL).toBe("http://localhost:8080");
});

test("an empty line in .env means not set", () => {
  expect(readEnv({ OPENAI_API_KEY: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test("every setting stands in .env.example and in the README, with its default, and no other does", () => {
  const all = [...settingNames].sort();
  const example = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
  const exampled = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)];
  expect(exampled.map(([, name]) => name).sort()).toEqual(all);
  for (const [, name = "", value = ""] of exampled) {
    const present = new Map<string, string | number>(Object.entries(readEnv({}))).get(name);
    if (present !== undefined) expect(`${name}=${value}`).toBe(`${name}=${present}`);
  }
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const settings = readme.split("## Settings")[1]?.split("\n## ")[0] ?? "";
  const rows = [...settings.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(rows.sort()).toEqual(all);
});

test("an administrator sees every setting, but no secret, and which of them the environment takes", () => {
  const set = { SMTP_URL: "smtp://user:hunter2@mail.example.com", LOG_DAYS: "30", PORT: "8080" };
  const { locked, fixed } = environmentSettings(set, readEnv(set));
  expect(locked).toEqual({ LOG_DAYS: 30 });
  const values = new Map(fixed.map(({ name, value, source }) => [name, [value, source]]));
  expect(values.get("SMTP_URL")).toEqual(["set", "environment"]);
  expect(values.get("PORT")).toEqual([8080, "environment"]);
  expect(values.get("OPENAI_API_KEY")).toEqual([null, "default"]);
  expect(JSON.stringify(fixed)).not.toContain("hunter2");
  const all = [...fixed.map(({ name }) => name), ...changeableNames];
  expect(all.toSorted()).toEqual([...settingNames].toSorted());
});
