import { spawn } from "node:child_process";
import { builtFile } from "@resume-picker/web/e2e/harness/built-server.ts";

/** Runs `npm run backup`, `restore` or `check-data` without npm. */
export function maintain(
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [builtFile("maintain.js"), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code: code ?? 1, output })),
  );
}
