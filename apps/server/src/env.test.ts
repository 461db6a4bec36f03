import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { InvalidEnvironment, readEnv, settingNames } from "./env.ts";

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
