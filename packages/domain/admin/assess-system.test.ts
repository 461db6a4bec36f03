import { expect, test } from "vitest";
import { assessSystem } from "./assess-system.ts";
import { fileSize } from "./file-size.ts";
import type { SystemFacts } from "./operations.ts";

const gigabyte = 1024 ** 3;
const hourMs = 60 * 60 * 1000;
const now = new Date("2026-03-10T12:00:00Z");

const backupOf = (hoursAgo: number, name = "daily-1.zip") => ({
  ...{ name, bytes: 1, createdAt: new Date(now.getTime() - hoursAgo * hourMs) },
});

const sound: SystemFacts = {
  ...{ commit: "a02b09b3", update: { status: "off" } },
  ...{ version: "1.0.0", now, appUrl: "https://desk.example.com", node: "v24", startedAt: now },
  aiEngine: "local",
  storage: { database: 0, uploads: 0, media: 0, backups: 0, free: 50 * gigabyte, total: 100e9 },
  backups: [backupOf(3)],
  ...{ canDownloadBackups: false, missingFiles: 0, isDatabaseDamaged: false },
  reading: { running: 0, waiting: 0 },
  mails: { queued: 0, sent: 3, kept: 0, failed: 0 },
  ...{ mailHost: "mail.example.com", logEntries: 0, backgroundJobs: { running: 0, failed: 0 } },
};

/** The problems reported when these facts differ from a healthy installation. */
const wrongWith = (facts: Partial<SystemFacts>) =>
  assessSystem({ ...sound, ...facts })
    .filter(({ state }) => state !== "ok")
    .map(({ part, state, message }) => `${part} ${state}: ${message}`);

test("an installation in order has nothing to say", () => {
  expect(wrongWith({})).toEqual([]);
});

test("each thing that goes wrong is said once, with what to do about it", () => {
  expect(wrongWith({ isDatabaseDamaged: true })).toEqual([
    "database error: The database is damaged. Restore the latest backup.",
  ]);
  const { storage } = sound;
  expect(wrongWith({ storage: { ...storage, free: gigabyte } })).toEqual([
    "disk warning: 1.1 GB of 100 GB free. Free some space soon.",
  ]);
  expect(wrongWith({ storage: { ...storage, free: 1e8 } })[0]).toMatch(/^disk error/);
  expect(wrongWith({ backups: [] })).toEqual([
    "backup warning: There is no backup yet. Back up now.",
  ]);
  expect(wrongWith({ backups: [backupOf(1, "before-migration-1.db"), backupOf(72)] })).toEqual([
    "backup warning: The last backup was made 3 days ago. Back up now.",
  ]);
  expect(wrongWith({ missingFiles: 2 })[0]).toMatch(/^files error: 2 files are missing/);
  expect(wrongWith({ mailHost: null })[0]).toMatch(/^mail warning: Email isn't set up/);
  expect(wrongWith({ mails: { ...sound.mails, failed: 1 } })[0]).toMatch(/1 email could not/);
  expect(wrongWith({ reading: { running: 2, waiting: 500 } })[0]).toMatch(/^reading warning/);
});

test("free space is the same figure in the check and in the list below it", () => {
  const storage = { ...sound.storage, free: 82e9, total: 270.6e9 };
  const disk = assessSystem({ ...sound, storage }).find(({ part }) => part === "disk");
  expect(disk?.message).toBe(`${fileSize(storage.free)} of 270.6 GB free.`);
});

test("a newer version is a warning that says where it is; all else about versions is in order", () => {
  const url = "https://forge.example/releases/1.1.0";
  expect(
    wrongWith({ update: { status: "available", version: "1.1.0", url, checkedAt: now } }),
  ).toEqual([`version warning: Version 1.0.0 (a02b09b3). Version 1.1.0 is available. See ${url}`]);
  for (const status of ["latest", "failed"] as const) {
    expect(wrongWith({ update: { status, checkedAt: now } })).toEqual([]);
  }
});
