import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LandingText } from "@resume-picker/domain/landing/landing-text";
import { InvalidEnvironment } from "../env.ts";

/**
 * Reads the operator's text for the landing page from `landing.json` in the data folder, at
 * startup.
 * @throws InvalidEnvironment with the lines that are invalid.
 */
export function readLandingText(dataDirectory: string): LandingText | null {
  const file = join(dataDirectory, "landing.json");
  if (!existsSync(file)) return null;
  const read = LandingText.safeParse(parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new InvalidEnvironment(`These lines of landing.json can't be used:\n${lines.join("\n")}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidEnvironment("landing.json in DATA_DIR is not valid JSON.");
  }
}
