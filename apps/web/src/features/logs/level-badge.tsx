import type { LogLevel } from "@resume-picker/domain/logs/log-rules";
import { Badge } from "../../ui/badges/badge.tsx";
import type { Tone } from "../../ui/badges/badge.tsx";

const tones: Record<LogLevel, Tone> = {
  debug: "outline",
  info: "neutral",
  warn: "warning",
  error: "danger",
  critical: "danger",
};

export function LevelBadge({ level }: { level: LogLevel }) {
  return <Badge tone={tones[level]}>{level}</Badge>;
}
