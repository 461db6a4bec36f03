import { createHash } from "node:crypto";
import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "@resume-picker/adapters/archive/data-folders";
import { FileStore } from "@resume-picker/adapters/file-store/file-store";
import { connect } from "@resume-picker/db/connect";
import { lockData } from "@resume-picker/db/data-lock";
import { migrate } from "@resume-picker/db/migrate";
import { candidates } from "@resume-picker/db/schema/candidates";
import { createIntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import { users } from "@resume-picker/db/schema/accounts";
import { migrationsFolder } from "@resume-picker/db/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import { checkData } from "./check-data.ts";
import { createDailyBackups } from "./daily-backups.ts";
import { makeBackup } from "./make-backup.ts";
import { finishRestore, restoreBackup } from "./restore-backup.ts";
import { createErasures } from "./settle-erasures.ts";

const now = new Date("2026-03-01T12:00:00Z");
const desks: TestDesk[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "resume-picker-backup-"));
});
afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.close()));
  await rm(folder, { recursive: true, force: true });
});

/** A desk whose database and files are in one data folder, as on the server. */
async function makeOffice(name: string) {
  const data = join(folder, name);
  const db = await openData(data);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const erasures = await createErasures({ db, dataDirectory: data, log });
  const files = new FileStore(join(data, "uploads"));
  const desk = await makeTestDesk({ db, files, erasures, dataDirectory: data });
  desks.push(desk);
  const admin = await (await desk.signUp("ada")).api();
  const { id } = await admin.jobs.create(backendJob);
  const upload = async (person: string) => {
    const content = resumeText({
      name: person,
      email: `${person.split(" ")[0] ?? ""}@example.org`,
    });
    const { results } = await admin.uploads.upload(formOf([{ name: "cv.txt", content }], id));
    return results[0]?.candidateId ?? 0;
  };
  const findDamage = createIntegrityCheck();
  const parts = { db, dataDirectory: data, version: "0.0.0", clock: () => now, findDamage };
  return { data, db, desk, admin, upload, parts };
}

async function openData(data: string) {
  await mkdir(data, { recursive: true });
  const db = connect(join(data, "app.db"));
  migrate(db, { migrations: migrationsFolder, backups: join(data, "backups") }, now);
  return db;
}

const how = { from: "server", holds: "until then" } as const;
const names = (data: string) => {
  const db = connect(join(data, "app.db"));
  try {
    return db
      .select({ name: candidates.name })
      .from(candidates)
      .orderBy(candidates.id)
      .all()
      .map(({ name }) => name);
  } finally {
    db.$client.close();
  }
};

test("a backup restored into an empty folder holds every row and every file", async () => {
  const { data, db, upload, parts, admin } = await makeOffice("whole");
  await admin.admin.invite({ email: "guest@example.com", role: "user" });
  await admin.accounts.createToken({ name: "Scanner", scopes: ["upload"] });
  const { id } = await admin.blog.create({ title: "Draft", slug: "draft", content: "Text." });
  await admin.blog.createPreviewLink({ id });
  await upload("Noor Haddad");
  await upload("Ida Berg");
  const archive = join(folder, "whole.zip");
  const manifest = await makeBackup(parts, archive, how);
  expect(manifest).toMatchObject({ candidates: 2, users: 1, missing: [], holds: "until then" });
  expect(await readdir(join(data, "backups"))).toEqual([]);

  const target = join(folder, "whole-restored");
  await openData(target).then((empty) => empty.$client.close());
  await restoreBackup(archive, { data: target, migrations: migrationsFolder }, now);
  const restored = connect(join(target, "app.db"));
  const tables = db.$client
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[]; // table names are strings
  // Sessions that ended after the backup must not be restored.
  for (const table of ["sessions", "api_tokens", "blog_preview_links"]) {
    expect(restored.$client.prepare(`select count(*) from ${table}`).pluck().get(), table).toBe(0);
  }
  // Links that were used after the backup must not work either.
  expect(restored.$client.prepare("select count(*) from invitations").pluck().get()).toBe(0);
  // The original's audit trail contains the backup, the restored one its restore.
  for (const table of tables.filter(
    (name) => !/session|^invitations$|^api_tokens$|^blog_preview_links$|^audit_events$/.test(name),
  )) {
    const rows = `select * from "${table}"`;
    expect(restored.$client.prepare(rows).all(), table).toEqual(db.$client.prepare(rows).all());
  }
  expect((await checkData(restored, target)).problems.map(({ kind }) => kind)).toEqual([
    "leftover",
  ]);
  restored.$client.close();
  for (const path of await listFiles(join(data, "uploads"))) {
    const bytes = await readFile(join(target, "uploads", path));
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(path.slice(-64));
  }
});

test("a damaged archive is refused wherever the damage lies, and nothing is touched", async () => {
  const { data, upload, parts, db } = await makeOffice("damage");
  await upload("Noor Haddad");
  const archive = join(folder, "damage.zip");
  await makeBackup(parts, archive, how);
  db.$client.close();
  const bytes = await readFile(archive);
  const before = await readFile(join(data, "app.db"));
  const broken = join(folder, "broken.zip");
  let refused = 0;
  const tries = 60;
  for (let at = 0; at < tries; at += 1) {
    const copy = Buffer.from(bytes);
    const place = Math.floor((copy.length * (at + 0.5)) / tries);
    copy[place] = (copy[place] ?? 0) ^ 0xff;
    await writeFile(broken, at % 6 === 5 ? copy.subarray(0, place) : copy);
    const time = new Date(now.getTime() + at);
    await restoreBackup(broken, { data, migrations: migrationsFolder }, time).then(
      async () => {
        // The corrupted byte was insignificant, such as a file time, and all data is intact.
        expect(names(data)).toEqual(["Noor Haddad"]);
        await rm(join(data, "app.db-wal"), { force: true });
        await writeFile(join(data, "app.db"), before);
      },
      (error: unknown) => {
        expect(String(error)).toMatch(/damaged|no backup|version/);
        refused += 1;
      },
    );
  }
  expect(refused).toBeGreaterThan(tries * 0.8);
  expect((await readdir(data)).filter((name) => name.startsWith(".restoring"))).toEqual([]);
  await expect(
    restoreBackup(join(data, "app.db"), { data, migrations: migrationsFolder }, now),
  ).rejects.toThrow(/damaged/);
});

test("a backup of a newer version is refused", async () => {
  const { data, db, parts } = await makeOffice("newer");
  db.$client.prepare("update __drizzle_migrations set created_at = created_at + 1e12").run();
  const archive = join(folder, "newer.zip");
  await makeBackup(parts, archive, how);
  await expect(
    restoreBackup(archive, { data, migrations: migrationsFolder }, now),
  ).rejects.toMatchObject({ code: "CONFLICT", message: /newer version/ });
});

test("a restore keeps what it replaces, and erases again what was erased since", async () => {
  const { data, db, admin, desk, upload, parts } = await makeOffice("again");
  const noor = await upload("Noor Haddad");
  await upload("Ida Berg");
  const bea = await desk.signUp("bea");
  const archive = join(folder, "again.zip");
  await makeBackup(parts, archive, how);

  await admin.candidates.delete({ id: noor });
  await desk.eraseDeleted();
  await (await bea.api()).accounts.deleteAccount({ password });
  const lost = await upload("Kofi Mensah");
  expect(lost).toBeGreaterThan(noor);
  db.$client.close();
  const restored = await restoreBackup(archive, { data, migrations: migrationsFolder }, now);
  expect(restored.erasedAgain).toEqual({ candidates: 1, users: 1 });
  expect(names(data)).toEqual(["Ida Berg"]);
  expect(names(join(data, restored.replaced))).toEqual(["Ida Berg", "Kofi Mensah"]);
  const again = connect(join(data, "app.db"));
  expect(again.select({ name: users.username }).from(users).all()).toEqual([{ name: "ada" }]);
  again.$client.close();
  expect(await listFiles(join(data, "uploads"))).toHaveLength(1);

  // The database is lost, but the ledger next to it still lists the erasures.
  for (const name of ["app.db", "app.db-wal", "app.db-shm"]) {
    await rm(join(data, name), { force: true });
  }
  const later = new Date(now.getTime() + 1000);
  const second = await restoreBackup(archive, { data, migrations: migrationsFolder }, later);
  expect(second.erasedAgain).toEqual({ candidates: 1, users: 1 });
});

test("a note or a decision's words on an erased candidate stand nowhere after a restore", async () => {
  const { data, db, admin, desk, upload, parts } = await makeOffice("notes");
  const noor = await upload("Noor Haddad");
  const ida = await upload("Ida Berg");
  const [job] = await admin.jobs.list();
  const canaries = ["theremin of Llanfair", "kumquat clause", "reason Perihelion"];
  const [text = "", note = "", reason = ""] = canaries;
  for (const id of [noor, ida]) {
    await admin.notes.add({ id, text: `${text} ${id}` });
    const words = { reasons: [`${reason} ${id}`], note: `${note} ${id}` };
    await admin.decisions.decide({
      ...{ id: job?.id ?? 0, candidateId: id, decision: "hold" },
      ...words,
    });
  }
  const archive = join(folder, "notes.zip");
  await makeBackup(parts, archive, how);
  await admin.candidates.delete({ id: noor });
  await desk.eraseDeleted();
  db.$client.close();
  await restoreBackup(archive, { data, migrations: migrationsFolder }, now);
  const left = await Promise.all(
    (await listFiles(data)).map((path) => readFile(join(data, path), "latin1")),
  );
  for (const canary of canaries) {
    const holding = (id: number) => left.filter((bytes) => bytes.includes(`${canary} ${id}`));
    expect(holding(noor), canary).toEqual([]);
    // This proves that the search above finds existing data.
    expect(holding(ida).length, canary).toBeGreaterThan(0);
  }
});

test("what was deleted a moment ago is not brought back by a restore, nor by a backup of that moment", async () => {
  const { data, db, admin, upload, parts } = await makeOffice("moment");
  const noor = await upload("Noor Haddad");
  const ida = await upload("Ida Berg");
  const archives = ["before", "within"].map((name) => join(folder, `${name}.zip`));
  const [before = "", within = ""] = archives;
  await makeBackup(parts, before, how);
  await admin.candidates.delete({ id: noor });
  await makeBackup(parts, within, how);
  await admin.candidates.delete({ id: ida });
  db.$client.close();
  const folders = { data, migrations: migrationsFolder };
  const restored = await restoreBackup(before, folders, now);
  expect(restored.erasedAgain).toEqual({ candidates: 2, users: 0 });
  expect(names(data)).toEqual([]);
  expect(await listFiles(join(data, "uploads"))).toEqual([]);

  await rm(data, { recursive: true });
  await mkdir(data);
  await restoreBackup(within, folders, new Date(now.getTime() + 1000));
  const again = connect(join(data, "app.db"));
  const files = new FileStore(join(data, "uploads"));
  const desk = await makeTestDesk({ db: again, files });
  desks.push(desk);
  await desk.eraseDeleted();
  again.$client.close();
  expect(names(data)).toEqual(["Ida Berg"]);
});

test("a restore that was killed in the middle is ended by the next start", async () => {
  const { data, db, upload, parts } = await makeOffice("killed");
  await upload("Noor Haddad");
  const archive = join(folder, "killed.zip");
  await makeBackup(parts, archive, how);
  await upload("Ida Berg");
  db.$client.close();
  const marker = { phase: "replace", staged: ".restoring-x", replaced: "replaced-x" };
  const { openBackup } = await import("@resume-picker/adapters/archive/read-backup");
  const backup = await openBackup(archive);
  await backup.unpack(join(data, marker.staged));
  backup.close();
  await writeFile(join(data, "restore-in-progress.json"), JSON.stringify(marker));
  const { rename } = await import("node:fs/promises");
  await mkdir(join(data, marker.replaced));
  await rename(join(data, "uploads"), join(data, marker.replaced, "uploads"));
  await finishRestore(data);
  expect(names(data)).toEqual(["Noor Haddad"]);
  expect(await listFiles(join(data, "uploads"))).toHaveLength(1);
  expect(names(join(data, marker.replaced))).toEqual(["Noor Haddad", "Ida Berg"]);
  await finishRestore(data);
  expect(names(data)).toEqual(["Noor Haddad"]);
});

test("a check names the file that is missing, damaged or nobody's, and the remedy", async () => {
  const { data, db, upload } = await makeOffice("check");
  await upload("Noor Haddad");
  await upload("Ida Berg");
  expect((await checkData(db, data)).problems).toEqual([]);
  const [first = "", second = ""] = await listFiles(join(data, "uploads"));
  await rm(join(data, "uploads", first));
  await appendFile(join(data, "uploads", second), "x");
  await writeFile(join(data, "uploads", first.slice(0, 2), "0".repeat(64)), "nobody's");
  // A recent file may belong to an upload in progress.
  const atOnce = await checkData(db, data);
  expect(atOnce.problems.map(({ kind }) => kind).sort()).toEqual(["damaged", "missing"]);
  const { problems } = await checkData(db, data, 0);
  expect(problems.map(({ kind }) => kind).sort()).toEqual(["damaged", "missing", "orphan"]);
  expect(JSON.stringify(problems)).toMatch(/of ada \(“cv\.txt”\).*upload the CV again/);

  // The remedy works: uploading the same CVs again restores the files.
  await upload("Noor Haddad");
  await upload("Ida Berg");
  const after = await checkData(db, data, 0);
  expect(after.problems.map(({ kind }) => kind)).toEqual(["orphan"]);
});

test("a daily backup is made once a day, and old ones go", async () => {
  const { data, parts, desk } = await makeOffice("daily");
  let time = now.getTime();
  const daily = createDailyBackups(
    { ...parts, log: desk.parts.log, clock: () => new Date(time) },
    () => 2,
  );
  const list = async () => (await readdir(join(data, "backups"))).filter((n) => n.endsWith(".zip"));
  const day = 24 * 60 * 60 * 1000;
  for (let passed = 0; passed < 4; passed += 1) {
    time = Date.now() + passed * day + 1000;
    await daily.look();
    await daily.look();
    expect(await list()).toHaveLength(Math.min(passed + 1, 2));
  }
  await daily.stop();
});

test("one process at a time has the data folder, and a dead one has it no more", async () => {
  const { data } = await makeOffice("lock");
  const file = join(data, "server.lock");
  const unlock = lockData(file, "taken");
  expect(() => lockData(file, "taken")).toThrow("taken");
  unlock();
  lockData(file, "taken")();
});
