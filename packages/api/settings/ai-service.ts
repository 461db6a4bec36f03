import type { AiEngine } from "@resume-picker/adapters/ai/ai-engine";
import { abortableEngine } from "@resume-picker/adapters/ai/abortable-engine";
import { createLocalEngine } from "@resume-picker/adapters/ai-local/local-engine";
import { createOpenAiEngine } from "@resume-picker/adapters/ai-openai/openai-engine";
import type { SecretBox } from "@resume-picker/adapters/secrets/secret-box";
import type { Database } from "@resume-picker/db/connect";
import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import {
  aiServiceSetting,
  listStoredSettings,
  saveSettings,
} from "@resume-picker/db/queries/settings";
import { AppError } from "@resume-picker/domain/errors";
import { openAiBaseUrl, StoredAiService } from "@resume-picker/domain/settings/ai-service";
import type {
  AiServiceChange,
  LockableField,
  ShownAiService,
} from "@resume-picker/domain/settings/ai-service";
import { aiUses, defaultAiUses } from "@resume-picker/domain/settings/ai-uses";
import type { AiUse } from "@resume-picker/domain/settings/ai-uses";
import { defaultTimeoutSeconds } from "@resume-picker/domain/settings/ai-service-time";

/** The environment's settings of the service, which override an administrator's. */
export type EnvironmentAiService = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model?: string | undefined;
  tokenBudget?: number | undefined;
  uses?: readonly AiUse[] | undefined;
};

type Options = {
  db: Database;
  box: SecretBox;
  environment?: EnvironmentAiService;
  /** Wraps each engine to time its calls. */
  wrap?: (engine: AiEngine) => AiEngine;
};

/** The model that installations with only a key have always used. */
const modelWithoutName = "gpt-4o-mini";

const nothingStored: StoredAiService = {
  ...{ isOn: false, baseUrl: null, model: null, sealedKey: null },
  timeoutSeconds: defaultTimeoutSeconds,
  uses: [...defaultAiUses],
};

const variables: Record<LockableField, string> = {
  isOn: "OPENAI_API_KEY or OPENAI_BASE_URL",
  baseUrl: "OPENAI_API_KEY or OPENAI_BASE_URL",
  key: "OPENAI_API_KEY or OPENAI_BASE_URL",
  model: "OPENAI_MODEL",
  uses: "OPENAI_USES",
};

/** The service used for ranking and judging. No other code knows its key. */
export class AiService {
  readonly #options: Options;
  readonly #environment: EnvironmentAiService;
  #shown: ShownAiService = { ...nothingStored, key: "none", locked: [] };
  #engine: AiEngine = createLocalEngine();
  #service: AiEngine = this.#engine;
  #ended = new AbortController();
  /** Resolves after the last change. Changes run in sequence. */
  #lastChange: Promise<unknown> = Promise.resolve();

  private constructor(options: Options) {
    this.#options = options;
    this.#environment = options.environment ?? {};
  }

  static async open(options: Options): Promise<AiService> {
    const service = new AiService(options);
    await service.#use(service.#stored());
    return service;
  }

  engine(): AiEngine {
    return this.#engine;
  }

  /** Returns the service without limits on its uses, for testing the connection. */
  service(): AiEngine {
    return this.#service;
  }

  show(): ShownAiService {
    return this.#shown;
  }

  /**
   * Takes effect immediately and stops calls to the previous service. A key is only sent to the
   * host it was entered for, and is deleted if the address changes to another one.
   * @throws AppError CONFLICT for values set in the environment, VALIDATION if one is missing.
   */
  async change(change: AiServiceChange, action: NewAction): Promise<ShownAiService> {
    const locked = this.#shown.locked.find((field) => change[field] !== undefined);
    if (locked !== undefined) {
      throw new AppError(
        "CONFLICT",
        `${variables[locked]} is set in the environment. Change it there.`,
      );
    }
    const saving = this.#lastChange.then(() => this.#save(change, action));
    this.#lastChange = saving.catch(() => undefined);
    await saving;
    return this.#shown;
  }

  async #save(change: AiServiceChange, action: NewAction): Promise<void> {
    const next = await this.#merge(this.#stored(), change);
    const { isOn, baseUrl, model } = next;
    if (isOn && baseUrl === null) throw missing("baseUrl", "Enter the address of the service");
    if (isOn && model === null) throw missing("model", "Enter the name of a model");
    const metadata = {
      ...{ service: isOn ? "on" : "off", host: hostOf(baseUrl) ?? "", model: model ?? "" },
      ...{ key: next.sealedKey === null ? "none" : "stored" },
      ...{ uses: next.uses.join(", "), changed: Object.keys(change).join(", ") },
    };
    const row = [aiServiceSetting, JSON.stringify(next)] as const;
    await saveSettings(this.#options.db, [row], { ...action, metadata });
    await this.#use(next);
  }

  async #merge(before: StoredAiService, change: AiServiceChange): Promise<StoredAiService> {
    const { key, isOn, timeoutSeconds, uses } = change;
    const { baseUrl, model } = { ...before, ...definedOf(change) };
    const isElsewhere = originOf(baseUrl) !== originOf(before.baseUrl);
    if (typeof key === "string" && baseUrl === null)
      throw missing("baseUrl", "Enter the address that the key is for");
    const sealedKey =
      typeof key === "string"
        ? await this.#options.box.seal(key, originOf(baseUrl))
        : key === null || isElsewhere
          ? null
          : before.sealedKey;
    return {
      ...{ baseUrl, sealedKey, isOn: isOn ?? before.isOn, model },
      timeoutSeconds: timeoutSeconds ?? before.timeoutSeconds,
      // In a fixed order, without duplicates.
      uses: aiUses.filter((use) => (uses ?? before.uses).includes(use)),
    };
  }

  async #use(stored: StoredAiService): Promise<void> {
    const { apiKey, baseUrl, model, tokenBudget, uses } = this.#environment;
    // Set together, or an administrator could send the operator's key to their own address.
    const isSetOutside = apiKey !== undefined || baseUrl !== undefined;
    const storedKey =
      isSetOutside || stored.sealedKey === null
        ? null
        : await this.#options.box.open(stored.sealedKey, originOf(stored.baseUrl));
    const shown: ShownAiService = {
      isOn: isSetOutside || stored.isOn,
      baseUrl: isSetOutside ? (baseUrl ?? openAiBaseUrl) : stored.baseUrl,
      model: model ?? stored.model ?? (isSetOutside ? modelWithoutName : null),
      key: keyState({ apiKey, isSetOutside, storedKey, sealedKey: stored.sealedKey }),
      timeoutSeconds: stored.timeoutSeconds,
      uses: uses === undefined ? stored.uses : aiUses.filter((use) => uses.includes(use)),
      locked: [
        ...(isSetOutside ? (["isOn", "baseUrl", "key"] as const) : []),
        ...(model === undefined ? [] : (["model"] as const)),
        ...(uses === undefined ? [] : (["uses"] as const)),
      ],
    };
    const engine = createEngine(shown, { apiKey: apiKey ?? storedKey ?? undefined, tokenBudget });
    this.#ended.abort();
    this.#ended = new AbortController();
    const endable = abortableEngine(engine, this.#ended.signal);
    const wrap = (one: AiEngine) => this.#options.wrap?.(one) ?? one;
    this.#service = wrap(endable);
    this.#engine = limitUses(this.#service, shown.uses, wrap(createLocalEngine()));
    this.#shown = shown;
  }

  /** A value of another version that can't be parsed counts as off. */
  #stored(): StoredAiService {
    const rows = listStoredSettings(this.#options.db);
    const text = rows.find(({ name }) => name === aiServiceSetting)?.value;
    if (text === undefined) return nothingStored;
    try {
      return StoredAiService.parse(JSON.parse(text));
    } catch {
      return nothingStored;
    }
  }
}

function createEngine(
  { isOn, baseUrl, model, timeoutSeconds }: ShownAiService,
  { apiKey, tokenBudget }: Pick<EnvironmentAiService, "apiKey" | "tokenBudget">,
): AiEngine {
  if (!isOn || baseUrl === null || model === null) return createLocalEngine();
  return createOpenAiEngine({
    ...{ apiKey, baseUrl, model, timeoutMs: timeoutSeconds * 1000 },
    ...(tokenBudget === undefined ? {} : { tokenBudget }),
  });
}

/** Limits the service to its allowed uses. The rules do the rest. */
function limitUses(service: AiEngine, uses: readonly AiUse[], local: AiEngine): AiEngine {
  const may = (use: AiUse) => uses.includes(use);
  return {
    ...service,
    judge: may("judging") ? service.judge : null,
    readPosting: may("postings") ? service.readPosting : null,
    readRoles: may("repair") ? service.readRoles : null,
    ranker: may("ranking") || service.host === null ? null : local,
  };
}

type Keys = {
  apiKey: string | undefined;
  isSetOutside: boolean;
  storedKey: string | null;
  sealedKey: string | null;
};

function keyState({ apiKey, isSetOutside, storedKey, sealedKey }: Keys): ShownAiService["key"] {
  if (apiKey !== undefined) return "environment";
  if (isSetOutside || sealedKey === null) return "none";
  return storedKey === null ? "unreadable" : "stored";
}

/** Keeps null, which is a value here, and drops undefined. */
const definedOf = ({ baseUrl, model }: AiServiceChange) => ({
  ...(baseUrl === undefined ? {} : { baseUrl }),
  ...(model === undefined ? {} : { model }),
});

const missing = (path: string, message: string) =>
  new AppError("VALIDATION", message, { issues: [{ path, message }] });

const originOf = (address: string | null): string =>
  address !== null && URL.canParse(address) ? new URL(address).origin : "";

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : null;
