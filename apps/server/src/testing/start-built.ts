import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

type Ended = { code: number | null; output: string };

export type StartedServer = {
  /** Resolves with the address when ready. Rejects with its output if it ends before. */
  ready: Promise<string>;
  ended: Promise<Ended>;
  stop: () => Promise<Ended>;
  /** Kills the process like a crash, without any cleanup. */
  kill: () => Promise<Ended>;
  /** Suspends the process until it is killed. */
  freeze: () => void;
};

/**
 * Starts the built server, on any free port, or `maintain` with arguments. The server must be built
 * before the tests, because compiling at each start takes longer than the tests.
 */
export function startBuilt(
  data: string,
  entry: "main" | "maintain" = "main",
  {
    args = [],
    settings = {},
  }: { args?: readonly string[]; settings?: Record<string, string> } = {},
): StartedServer {
  const file = fileURLToPath(new URL(`../../dist/${entry}.js`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", DATA_DIR: data, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(output)));
  });
  // Some tests don't await it.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    freeze: () => void child.kill("SIGSTOP"),
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}
