"use strict";
const { pathToFileURL } = require("node:url");
const { runInPlace } = require("./run-in-place.cjs");

/**
 * Runs a JavaScript file in this process, or a TypeScript file through tsx, which has to be
 * installed.
 *
 * @param {string} file
 * @param {string[]} args
 */
async function loadScript(file, args) {
  if (file.endsWith(".ts")) {
    const { installDependencies } = await import("../setup/dependencies.mjs");
    const { runScript } = await import("../setup/run.mjs");
    await runScript(installDependencies);
    runInPlace(process.execPath, ["--import", "tsx", file, ...args]);
    return;
  }
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

module.exports = loadScript;
