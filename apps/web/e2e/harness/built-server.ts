import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** `SERVER_DIST` is a copy of the build, which keeps a long run unaffected by a new build. */
const copy = process.env.SERVER_DIST;
const dist = copy ? pathToFileURL(`${copy}/`) : new URL("../../../server/dist/", import.meta.url);

/** Returns the path of a file of the built server, such as `main.js`. */
export const builtFile = (name: string): string => fileURLToPath(new URL(name, dist));

export type BuiltServer = {
  url: string;
  child: ChildProcess;
  /** Everything it has written to standard output and error. */
  output: () => string;
  /** Milliseconds from the start until it reported that it is ready. */
  startMs: number;
  /** Sends the signal and waits for the process to exit. Resolves to the milliseconds that took. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<number>;
};

/** `command` runs the server under a shell's limits. `"$@"` expands to the server's command. */
export type StartOptions = { settings?: Record<string, string>; command?: string };

/** Starts the built server as in production, on any free port. The data folder outlives it. */
export async function start(dataDir: string, options: StartOptions = {}): Promise<BuiltServer> {
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

/** Starts the server without waiting for it. */
export function launch(dataDir: string, { settings, command }: StartOptions = {}): ChildProcess {
  const args = ["--enable-source-maps", builtFile("main.js")];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ...settings,
  };
  const stdio = ["ignore", "pipe", "pipe"] as const;
  return command === undefined
    ? spawn(process.execPath, args, { env, stdio: [...stdio] })
    : spawn("sh", ["-c", command, "sh", process.execPath, ...args], { env, stdio: [...stdio] });
}
