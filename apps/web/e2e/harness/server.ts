import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "./built-server.ts";

export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** All that it has written to standard output and error. */
  output: () => string;
  /** `inspect` looks at what it has left behind, before that is deleted. */
  stop: (inspect?: (left: { output: string; dataDir: string }) => void) => Promise<void>;
};

/** The built server with a data folder of its own, which goes with it. */
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
