import { readFileSync } from "node:fs";
import { InvalidEnvironment, settingNames } from "../env.ts";

type Variables = Record<string, string | undefined>;

/**
 * Reads a setting from the file that `NAME_FILE` names. Containers and systemd pass secrets this
 * way, because a process's environment is easier to read than its files.
 * @throws InvalidEnvironment that names the setting but doesn't include the file's content.
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
