import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export type BareServer = { url: string; pid: number; stop: () => void };

/** Starts the bare server with a database file. */
export async function startBareServer(file: string): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DB_FILE: file, NODE_ENV: "production" },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => {
      if (typeof message === "string") resolve(message);
    });
    child.once("exit", () => reject(new Error("The bare server did not start.")));
  });
  return { url, pid: child.pid ?? 0, stop: () => void child.kill() };
}
