"use strict";
// `npm start`, `npm test` and every other script of package.json begin here: `node scripts/run.cjs NAME`.
// Written in JavaScript that the oldest Node understands, since it is what tells people that theirs
// is too old, and loaded before anything that would not start there.

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
  // The same script once more, by a Node that can run it.
  var node = require("./node/fetch-node.cjs").fetchNode();
  if (node === null) process.exitCode = 1;
  else require("./node/hand-over.cjs").handOver(node, [__filename, name].concat(args));
} else {
  // Newer syntax: not before here.
  var loadScript = require("./node/load-script.cjs");
  void loadScript(file, args);
}
