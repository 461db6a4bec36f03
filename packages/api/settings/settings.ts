import type { Database } from "@resume-picker/db/connect";
import { listStoredSettings, logoSetting, saveSettings } from "@resume-picker/db/queries/settings";
import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { ChangeableSettings, changeableNames } from "@resume-picker/domain/settings/settings";
import type {
  SettingName,
  SettingsChange,
  ShownSetting,
} from "@resume-picker/domain/settings/settings";

const { shape } = ChangeableSettings;

export type EnvironmentSettings = {
  /** The environment's settings, which override an administrator's. */
  locked: Partial<ChangeableSettings>;
  /** The settings that only the environment can set. Secrets are hidden. */
  fixed: readonly ShownSetting[];
};

/** The current settings, from the environment, an administrator, or the defaults. */
export class Settings {
  readonly #db: Database;
  readonly #environment: EnvironmentSettings;
  #stored: Partial<ChangeableSettings>;
  #current: ChangeableSettings;
  #logoUrl: string | null;

  constructor(db: Database, environment: EnvironmentSettings) {
    this.#db = db;
    this.#environment = environment;
    this.#stored = readStored(db);
    this.#current = this.#merge();
    this.#logoUrl = readLogo(db);
  }

  current(): ChangeableSettings {
    return this.#current;
  }

  /** Returns the uploaded logo's address, or null for the product's own logo. */
  logoUrl(): string | null {
    return this.#logoUrl;
  }

  /** @returns the previous logo's address. */
  async setLogo(url: string | null, action: NewAction): Promise<string | null> {
    const before = this.#logoUrl;
    await saveSettings(this.#db, [[logoSetting, url]], action);
    this.#logoUrl = readLogo(this.#db);
    return before;
  }

  list(): ShownSetting[] {
    const changeable = changeableNames.map((name): ShownSetting => {
      const isLocked = name in this.#environment.locked;
      const source = isLocked ? "environment" : name in this.#stored ? "database" : "default";
      return { name, value: this.#current[name] ?? null, source, canChange: !isLocked };
    });
    return [...changeable, ...this.#environment.fixed];
  }

  /**
   * @throws AppError VALIDATION for an invalid value, CONFLICT for one set in the environment.
   * Nothing is changed then.
   */
  async change(change: SettingsChange, action: NewAction): Promise<void> {
    const rows: [SettingName, string | null][] = [];
    for (const name of changeableNames) {
      const value = change[name];
      if (value === undefined) continue;
      if (name in this.#environment.locked) {
        throw new AppError("CONFLICT", `${name} is set in the environment. Change it there.`);
      }
      rows.push([name, value === null ? null : readable(name, value)]);
    }
    if (rows.length === 0) return;
    await saveSettings(this.#db, rows, action);
    this.#stored = readStored(this.#db);
    this.#current = this.#merge();
  }

  #merge(): ChangeableSettings {
    return { ...ChangeableSettings.parse({}), ...this.#stored, ...this.#environment.locked };
  }
}

function readable(name: SettingName, value: string | number): string {
  const read = shape[name].safeParse(value);
  if (read.success) return String(read.data ?? "");
  const message = read.error.issues[0]?.message ?? "This value can't be used";
  throw new AppError("VALIDATION", message, { issues: [{ path: name, message }] });
}

/** Skips values of another version that can't be parsed. */
function readStored(db: Database): Partial<ChangeableSettings> {
  const rows = new Map(listStoredSettings(db).map(({ name, value }) => [name, value]));
  const known = changeableNames.flatMap((name) => {
    const value = rows.get(name);
    const read = value === undefined ? undefined : shape[name].safeParse(value);
    return read?.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(known) as Partial<ChangeableSettings>;
}

const readLogo = (db: Database): string | null =>
  listStoredSettings(db).find(({ name }) => name === logoSetting)?.value ?? null;
