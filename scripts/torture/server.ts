import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** `SERVER_DIST` names a copy, so that a long run is not disturbed by a build. */
const copy = process.env.SERVER_DIST;
const dist = copy ? pathToFileURL(`${copy}/`) : new URL("../../apps/server/dist/", import.meta.url);

export type Tortured = {
  url: string;
  child: ChildProcess;
  /** All that it has written. */
  output: () => string;
  /** Milliseconds from its start to its first word that it is ready. */
  startMs: number;
  /** Ends it by the signal; answers when it is gone, with the milliseconds that it took. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<number>;
};

/** `command` runs it within a shell's limits; `"$@"` stands for the server. */
export type StartOptions = { settings?: Record<string, string>; command?: string };

/** The built server on a data folder that outlives it. */
export async function start(dataDir: string, options: StartOptions = {}): Promise<Tortured> {
  const started = performance.now();
  const child = launch(dataDir, options);
  let output = "";
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready: (http:\/\/\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) =>
      reject(new Error(`The server did not start (${String(code)}):\n${output}`)),
    );
  });
  return {
    url,
    child,
    output: () => output,
    startMs: performance.now() - started,
    async end(signal) {
      const from = performance.now();
      child.kill(signal);
      await exited;
      return performance.now() - from;
    },
  };
}

/** Starts it without waiting for anything. */
export function launch(dataDir: string, { settings, command }: StartOptions = {}): ChildProcess {
  const main = fileURLToPath(new URL("main.js", dist));
  const args = ["--enable-source-maps", main];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ...settings,
  };
  return command === undefined
    ? spawn(process.execPath, args, { env })
    : spawn("sh", ["-c", command, "sh", process.execPath, ...args], { env });
}

/** `npm run backup`, `restore` or `check-data` without npm. */
export function maintain(
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const tool = fileURLToPath(new URL("maintain.js", dist));
  const child = spawn(process.execPath, [tool, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code: code ?? 1, output })),
  );
}
