import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { npmCommand } from "../node/npm-command.cjs";
import { inRoot, root } from "../setup/root.mjs";

/** A server in the clone. `stop` resolves to its exit code and output. */
export type Running = { url: string; stop: () => Promise<{ code: number | null; output: string }> };

/** Clones the committed state, as a new user gets it. */
export function cloneInto(folder: string): void {
  execFileSync("git", ["clone", "--quiet", root, folder]);
}

/** Runs `npm start` as users do, with this Node first in the path. */
export function npmStart(folder: string, node: string, dataDir: string): Promise<Running> {
  const npm = npmCommand(["start"]);
  const path = [dirname(node), process.env.PATH ?? ""].join(":");
  return run([npm.command, ...npm.args], { folder, env: { PATH: path, DATA_DIR: dataDir } });
}

const mainOf = (folder: string) => join(folder, "apps", "server", "dist", "main.js");

/** Starts the built server itself. */
export function start(
  node: string,
  at: { folder: string; dataDir: string },
  ids: { uid?: number; gid?: number } = {},
): Promise<Running> {
  const { folder, dataDir } = at;
  return run([node, mainOf(folder)], { folder, env: { DATA_DIR: dataDir }, ids });
}

/** Starts the built server with constant garbage collection. */
export function startCollecting(folder: string, node: string, dataDir: string): Promise<Running> {
  const collect = inRoot("scripts", "check-nodes", "collect-idly.mjs");
  const flags = ["--expose-gc", "--import", collect];
  return run([node, ...flags, mainOf(folder)], { folder, env: { DATA_DIR: dataDir } });
}

/** Runs `backup` or `restore` with the given file. */
export function maintain(node: string, args: string[], at: { folder: string; dataDir: string }) {
  const tool = join(at.folder, "apps", "server", "dist", "maintain.js");
  if (!existsSync(tool)) throw new Error("the clone is not built");
  return execFileSync(node, [tool, ...args], {
    cwd: at.folder,
    env: { ...process.env, DATA_DIR: at.dataDir },
    encoding: "utf8",
  });
}

const children = new Set<ChildProcess>();

/** Kills processes left running by a failed check. */
export function stopAll(): void {
  for (const child of children) child.kill("SIGKILL");
}

async function run(
  [command = "", ...args]: string[],
  {
    folder,
    env,
    ids = {},
  }: { folder: string; env: NodeJS.ProcessEnv; ids?: { uid?: number; gid?: number } },
): Promise<Running> {
  const child = spawn(command, args, {
    ...{ cwd: folder, ...ids },
    env: { ...process.env, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  child.on("exit", () => children.delete(child));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let code: number | null | undefined;
  child.once("close", (ended) => (code = ended));
  for (;;) {
    const url = /ready: (http:\/\/\S+)/.exec(output)?.[1];
    const stop = async () => {
      child.kill("SIGTERM");
      while (code === undefined) await pause(50);
      return { code, output };
    };
    if (url !== undefined) return { url, stop };
    if (code !== undefined) throw new Error(`it did not start (${String(code)}):\n${output}`);
    await pause(50);
  }
}
