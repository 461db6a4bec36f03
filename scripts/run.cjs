"use strict";
// Starts `npm start`, `npm test` and every other script of package.json: `node scripts/run.cjs
// NAME`. It is written in JavaScript that the oldest Node versions understand and loaded before
// anything else, because it has to report that a version is too old.

var fs = require("fs");
var path = require("path");
var requiredNode = require("./node/required-node.cjs");

var name = process.argv[2] || "";
var args = process.argv.slice(3);
var file = ["mjs", "ts"]
  .map(function (extension) {
    return path.join(__dirname, name + "." + extension);
  })
  .find(fs.existsSync);

if (!file) {
  process.stderr.write("No script named " + name + "\n");
  process.exitCode = 1;
} else if (requiredNode.isTooOld(process.versions.node)) {
  // Runs the same script again with a supported Node.
  var node = require("./node/fetch-node.cjs").fetchNode();
  if (node === null) process.exitCode = 1;
  else require("./node/run-in-place.cjs").runInPlace(node, [__filename, name].concat(args));
} else {
  // Uses newer syntax, so it must not be loaded earlier.
  var loadScript = require("./node/load-script.cjs");
  void loadScript(file, args);
}
