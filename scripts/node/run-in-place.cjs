"use strict";
// Written in the JavaScript of old versions; see ../run.cjs.

var childProcess = require("child_process");
var path = require("path");

/**
 * Runs a program of `node` in place of this process, with its terminal, signals and exit code.
 * Child processes find the same Node.
 *
 * @param {string} node
 * @param {string[]} args
 */
function runInPlace(node, args) {
  process.env.PATH = [path.dirname(node), process.env.PATH || ""].join(path.delimiter);
  process.env.npm_node_execpath = node;
  var child = childProcess.spawn(node, args, { stdio: "inherit" });
  /** @param {NodeJS.Signals} signal */
  function pass(signal) {
    // A terminal sends Ctrl+C to both processes, and Windows can't send signals at all.
    var isBoth = signal === "SIGINT" && process.stdin.isTTY;
    if (!isBoth && process.platform !== "win32") child.kill(signal);
  }
  var signals = /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  signals.forEach(function (signal) {
    process.on(signal, pass);
  });
  stopAsOrphan(child);
  child.on("error", function (error) {
    process.stderr.write(error.message + "\n");
    process.exit(1);
  });
  child.on("exit", function (code, signal) {
    if (signal === null) process.exit(code === null ? 1 : code);
    signals.forEach(function (name) {
      process.removeListener(name, pass);
    });
    process.kill(process.pid, signal);
  });
}

/**
 * npm sends SIGTERM to the shell that runs a script, and common shells exit without forwarding it.
 * Being orphaned is then the only sign that the script should stop.
 *
 * @param {import("child_process").ChildProcess} child
 */
function stopAsOrphan(child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  var parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 250).unref();
}

module.exports = { runInPlace };
