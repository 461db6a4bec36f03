import { readFileSync } from "node:fs";
import { InvalidEnvironment, settingNames } from "../env.ts";

type Variables = Record<string, string | undefined>;

/**
 * `NAME_FILE` names a file that holds the setting, the way containers and systemd pass secrets:
 * the environment of a process can be read by more than its files.
 * @throws InvalidEnvironment that names the setting, and nothing of the file's content.
 */
export function readEnvFiles(variables: Variables): Variables {
  const isSet = (name: string) => (variables[name] ?? "") !== "";
  const fromFiles = settingNames
    .filter((name) => isSet(`${name}_FILE`))
    .map((name) => {
      if (isSet(name)) throw new InvalidEnvironment(`Set ${name} or ${name}_FILE, not both.`);
      return [name, readSetting(`${name}_FILE`, variables[`${name}_FILE`] ?? "")] as const;
    });
  return { ...variables, ...Object.fromEntries(fromFiles) };
}

function readSetting(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new InvalidEnvironment(`${name}: ${path} can't be read${reason}.`, { cause });
  }
}
