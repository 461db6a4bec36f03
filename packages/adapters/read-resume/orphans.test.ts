import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

/** A dead process remains in the system's table until its parent reads its status. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== "linux") return true;
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    return stat.charAt(stat.lastIndexOf(")") + 2) !== "Z";
  } catch {
    return false;
  }
}

test("a server that is killed leaves no process behind, not even one that a file keeps busy", async () => {
  const folder = await mkdtemp(join(tmpdir(), "orphans-"));
  const pidFile = join(folder, "pid");
  const program = fileURLToPath(new URL("./testing/read-and-wait.ts", import.meta.url));
  const server = spawn(process.execPath, [
    "--import",
    import.meta.resolve("tsx"),
    program,
    pidFile,
  ]);
  const [said] = (await once(server.stdout, "data")) as [Buffer];
  const idle = Number(/\d+$/.exec(said.toString())?.[0]);
  const busy = await vi.waitFor(async () => {
    const pid = Number(await readFile(pidFile, "utf8"));
    expect(pid).toBeGreaterThan(0);
    return pid;
  }, 20_000);
  expect([idle, busy].map(isAlive)).toEqual([true, true]);
  server.kill("SIGKILL");
  await vi.waitFor(() => expect([idle, busy].map(isAlive)).toEqual([false, false]), 20_000);
  await rm(folder, { recursive: true });
});
