"use strict";
// Written in the JavaScript of old versions; see ../run.cjs.

var fs = require("fs");
var path = require("path");

/**
 * Returns how to run npm: as a program for this Node, because on Windows `npm` is a command file
 * that only a shell can start.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
function npmCommand(args) {
  var beside = path.dirname(process.execPath);
  var program = [
    // npm sets this for every script it runs. Other package managers set it to their own path.
    /npm-cli\.js$/.test(process.env.npm_execpath || "") ? process.env.npm_execpath : "",
    path.join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ].find(function (file) {
    return file && fs.existsSync(file);
  });
  if (program) return { command: process.execPath, args: [program].concat(args), shell: false };
  return { command: "npm", args: args, shell: process.platform === "win32" };
}

module.exports = { npmCommand: npmCommand };
