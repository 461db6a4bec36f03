import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "./built-server.ts";

export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything it has written to standard output and error. */
  output: () => string;
  /** Stops the server. `inspect` sees its output and data folder before the folder is deleted. */
  stop: (inspect?: (left: { output: string; dataDir: string }) => void) => Promise<void>;
};

/** Starts the built server with a temporary data folder, which is deleted when it stops. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "resume-picker-e2e-"));
  const { url, child, output, end } = await start(dataDir, { settings });
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output,
    async stop(inspect) {
      await end("SIGTERM");
      try {
        inspect?.({ output: output(), dataDir });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}
