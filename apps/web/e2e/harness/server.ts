import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const bundle = fileURLToPath(new URL("../../../server/dist/main.js", import.meta.url));

export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** All that it has written to standard output and error. */
  output: () => string;
  /** `inspect` looks at what it has left behind, before that is deleted. */
  stop: (inspect?: (left: { output: string; dataDir: string }) => void) => Promise<void>;
};

/** The built server as people run it, with a data folder of its own and any free port. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "resume-picker-e2e-"));
  const child = spawn(process.execPath, ["--enable-source-maps", bundle], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready: (http:\/\/\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    async stop(inspect) {
      child.kill("SIGTERM");
      await ended;
      try {
        inspect?.({ output, dataDir });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}
