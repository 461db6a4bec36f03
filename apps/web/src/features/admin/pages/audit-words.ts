type Value = string | number | boolean;

/** Names of details that don't explain themselves. Others are shown in their own words. */
const names: Readonly<Record<string, string>> = {
  bytes: "Size",
  by: "Signed in with",
  filed: "Stored as an older version",
  hidesSchools: "Schools hidden",
  host: "Server",
  isActive: "Active",
  judgedBy: "Scores follow",
  months: "Kept for months",
  replaced: "Replaced an earlier CV",
  rescored: "Candidates re-scored",
  route: "Sent by",
  type: "File type",
};

/** Converts "support-request" to "Support request" and "isActive" to "Is active". */
export function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");
}

function valueInWords(name: string, value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (name === "bytes") return `${Math.ceil(value / 1024).toLocaleString("en")} KB`;
  if (name === "months" && value === 0) return "no limit";
  return value.toLocaleString("en");
}

/** The details of an audit entry. Empty values are left out. */
export function detailsInWords(metadata: Readonly<Record<string, Value>> | null): string {
  const details = Object.entries(metadata ?? {})
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${names[name] ?? inWords(name)}: ${valueInWords(name, value)}`);
  return details.length === 0 ? "No details" : details.join(", ");
}
