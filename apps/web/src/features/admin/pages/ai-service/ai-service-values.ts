import { aiUses } from "@resume-picker/domain/settings/ai-uses";
import type { AiUse } from "@resume-picker/domain/settings/ai-uses";
import type { AiServiceChange, ShownAiService } from "@resume-picker/domain/settings/ai-service";
import {
  defaultTimeoutSeconds,
  maxTimeoutSeconds,
  minTimeoutSeconds,
} from "@resume-picker/domain/settings/ai-service-time";

/** The form's fields as text. */
export type AiServiceValues = {
  isOn: string;
  baseUrl: string;
  model: string;
  key: string;
  timeoutSeconds: string;
  /** Names of the uses, separated by commas. */
  uses: string;
};

export const valuesOf = (shown: ShownAiService): AiServiceValues => ({
  isOn: shown.isOn ? "on" : "off",
  baseUrl: shown.baseUrl ?? "",
  model: shown.model ?? "",
  key: "",
  timeoutSeconds: String(shown.timeoutSeconds),
  uses: shown.uses.join(","),
});

export const usesOf = ({ uses }: Pick<AiServiceValues, "uses">): AiUse[] =>
  aiUses.filter((use) => uses.split(",").includes(use));

/** An empty field means the default. */
const secondsOf = ({ timeoutSeconds }: AiServiceValues) =>
  Number(timeoutSeconds.trim() || defaultTimeoutSeconds);

/** Returns the differences from the saved configuration, or null if there are none. */
export function changeOf(values: AiServiceValues, shown: ShownAiService): AiServiceChange | null {
  const saved = valuesOf(shown);
  const isNew = (field: keyof AiServiceValues) => values[field].trim() !== saved[field];
  const textOf = (field: "baseUrl" | "model") => values[field].trim() || null;
  const change: AiServiceChange = {
    ...(isNew("isOn") && { isOn: values.isOn === "on" }),
    ...(isNew("baseUrl") && { baseUrl: textOf("baseUrl") }),
    ...(isNew("model") && { model: textOf("model") }),
    ...(isNew("key") && { key: values.key }),
    ...(isNew("timeoutSeconds") && { timeoutSeconds: secondsOf(values) }),
    ...(isNew("uses") && { uses: usesOf(values) }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

export function validateAiService(values: AiServiceValues): Partial<AiServiceValues> {
  const isOn = values.isOn === "on";
  const seconds = secondsOf(values);
  const isTime =
    Number.isInteger(seconds) && seconds >= minTimeoutSeconds && seconds <= maxTimeoutSeconds;
  return {
    ...(isOn && values.baseUrl.trim() === "" && { baseUrl: "Enter the address of the service" }),
    ...(isOn && values.model.trim() === "" && { model: "Enter the name of a model" }),
    ...(!isTime && {
      timeoutSeconds: `Enter ${minTimeoutSeconds} to ${maxTimeoutSeconds} seconds`,
    }),
  };
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : null);
const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** Returns a hint or warning for the typed address. */
export function addressHint(typed: string): string {
  const url = parse(typed.trim());
  return url?.protocol === "http:" && !loopback.includes(url.hostname)
    ? "Not encrypted: anyone on the way can read the CVs and the key. Use https."
    : "For example http://127.0.0.1:11434/v1. Most addresses end in /v1.";
}

/** Returns a hint or warning for the key field. */
export function keyHint(typed: string, { key, baseUrl }: ShownAiService): string {
  const before = parse(baseUrl ?? "");
  if (key === "stored" && before && parse(typed.trim())?.origin !== before.origin)
    return `The stored key belongs to ${before.host}. Enter the key of the new address.`;
  if (key === "stored") return "A key is stored. It is encrypted and never shown again.";
  if (key === "unreadable")
    return "The stored key can’t be decrypted with this server’s key file. Enter it again.";
  return "It is stored encrypted and never shown again. Local models rarely need one.";
}
