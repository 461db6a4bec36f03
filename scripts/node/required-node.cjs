"use strict";
// Written in the JavaScript of old versions; see ../run.cjs.

var manifest = require("../../package.json");

/** The oldest supported Node version, as "major.minor", from `engines` in package.json. */
var minNode = manifest.engines.node.replace(">=", "");

/** @param {string} version such as "20.20.2" */
function isTooOld(version) {
  var has = version.split(".").map(Number);
  var needs = minNode.split(".").map(Number);
  var major = (has[0] || 0) - (needs[0] || 0);
  var minor = (has[1] || 0) - (needs[1] || 0);
  return major < 0 || (major === 0 && minor < 0);
}

module.exports = { minNode: minNode, isTooOld: isTooOld };
