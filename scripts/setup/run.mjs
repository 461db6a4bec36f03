import { spawn } from "node:child_process";

/**
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, isShown?: boolean, shell?: boolean }} RunOptions
 */

/** Stops a script with a one-line message. */
export class Stop extends Error {}

/**
 * Runs a command and waits for it. Its output is captured, and shown only if `isShown` is set. A
 * signal that would stop this script stops the command first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>} `code` is 127 if the command doesn't exist
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (options.isShown) process.stdout.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const interrupt = () => {
      child.kill("SIGTERM");
      process.exit(130);
    };
    process.once("SIGINT", interrupt);
    process.once("SIGTERM", interrupt);
    const finish = (/** @type {Finished} */ result) => {
      process.off("SIGINT", interrupt);
      process.off("SIGTERM", interrupt);
      resolve(result);
    };
    child.on("error", (error) => finish({ code: 127, output: error.message }));
    child.on("close", (code) => finish({ code: code ?? 1, output }));
  });
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a script's work. A `Stop` is printed as one line and sets exit code 1.
 *
 * @param {() => Promise<void>} work
 */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
