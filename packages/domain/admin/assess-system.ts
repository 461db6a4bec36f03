import { fileSize } from "./file-size.ts";
import type { SystemFacts, PartStatus } from "./operations.ts";

const gigabyte = 1024 * 1024 * 1024;
const hourMs = 60 * 60 * 1000;
/** One backup a day, plus some hours in case the server was off. */
const oldBackupMs = 36 * hourMs;
const maxHealthyQueue = 200;

/** The state of the installation for administrators, in a fixed order of parts. */
export function assessSystem(facts: SystemFacts): PartStatus[] {
  return [
    assessDatabase(facts),
    assessDisk(facts),
    assessBackup(facts),
    assessFiles(facts),
    assessMail(facts),
    assessReading(facts),
    assessVersion(facts),
  ];
}

function assessDatabase({ isDatabaseDamaged }: SystemFacts): PartStatus {
  const part = "database";
  return isDatabaseDamaged
    ? { part, state: "error", message: "The database is damaged. Restore the latest backup." }
    : { part, state: "ok", message: "The database is sound." };
}

function assessDisk({ storage: { free, total } }: SystemFacts): PartStatus {
  const part = "disk";
  const message = `${fileSize(free)} of ${fileSize(total)} free.`;
  if (free < gigabyte / 4) {
    return { part, state: "error", message: `${message} Free some space now.` };
  }
  const isLow = free < 2 * gigabyte || free < total / 20;
  return isLow
    ? { part, state: "warning", message: `${message} Free some space soon.` }
    : { part, state: "ok", message };
}

function assessBackup({ backups, now }: SystemFacts): PartStatus {
  const part = "backup";
  const latest = backups.find(({ name }) => name.endsWith(".zip"));
  if (!latest) return { part, state: "warning", message: "There is no backup yet. Back up now." };
  const age = now.getTime() - latest.createdAt.getTime();
  const message = `The last backup was made ${formatAge(age)} ago.`;
  return age > oldBackupMs
    ? { part, state: "warning", message: `${message} Back up now.` }
    : { part, state: "ok", message };
}

function assessFiles({ missingFiles }: SystemFacts): PartStatus {
  const part = "files";
  if (missingFiles === null) {
    return { part, state: "ok", message: "Files are checked with each backup." };
  }
  if (missingFiles === 0) return { part, state: "ok", message: "All files are sound." };
  const files = missingFiles === 1 ? "1 file is" : `${missingFiles.toLocaleString("en")} files are`;
  return {
    part,
    state: "error",
    message: `${files} missing or damaged. Run npm run check-data to see which.`,
  };
}

function assessMail({ mailHost, mails }: SystemFacts): PartStatus {
  const part = "mail";
  if (mailHost === null) {
    return { part, state: "warning", message: "Email isn't set up. Set SMTP_URL." };
  }
  if (mails.failed > 0) {
    const failed = mails.failed === 1 ? "1 email" : `${mails.failed.toLocaleString("en")} emails`;
    return { part, state: "warning", message: `${failed} could not be sent. See the mail queue.` };
  }
  return { part, state: "ok", message: `Email is sent through ${mailHost}.` };
}

function assessReading({ reading: { running, waiting } }: SystemFacts): PartStatus {
  const part = "reading";
  const message = `CVs being read: ${running.toLocaleString("en")}. Waiting: ${waiting.toLocaleString("en")}.`;
  return { part, state: waiting > maxHealthyQueue ? "warning" : "ok", message };
}

function assessVersion({ version, commit, update }: SystemFacts): PartStatus {
  const part = "version";
  const own = `Version ${version}${commit === null ? "" : ` (${commit})`}.`;
  if (update.status === "available") {
    const where = update.url === null ? "" : ` See ${update.url}`;
    return {
      part,
      state: "warning",
      message: `${own} Version ${update.version} is available.${where}`,
    };
  }
  const known = {
    off: "Update checks are off.",
    waiting: "Checking for updates.",
    latest: "This is the latest version.",
    failed: "The last update check failed. The log has the reason.",
  };
  return { part, state: "ok", message: `${own} ${known[update.status]}` };
}

function formatAge(ms: number): string {
  const hours = Math.max(0, Math.round(ms / hourMs));
  if (hours === 0) return "less than an hour";
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
