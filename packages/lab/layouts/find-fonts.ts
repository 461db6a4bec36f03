import { spawnSync } from "node:child_process";
import type { Language } from "./languages.ts";
import { scriptOf } from "./languages.ts";

const known = new Map<Language, boolean>();

/** Whether this machine has a font for the language, which Chromium would find. */
export function canPrint(language: Language): boolean {
  if (scriptOf(language) === "letters") return true;
  const found = known.get(language) ?? hasFont(language);
  known.set(language, found);
  return found;
}

function hasFont(language: Language): boolean {
  const { stdout } = spawnSync("fc-list", [`:lang=${language}`, "family"], { encoding: "utf8" });
  return typeof stdout === "string" && stdout.trim() !== "";
}
