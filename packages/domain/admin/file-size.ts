const units = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** Formats bytes as "512 bytes" or "3.4 MB". */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = (bytes / 1000 ** step).toLocaleString("en", { maximumFractionDigits: 1 });
  return `${size} ${units[step] ?? ""}`;
}
