import { Stop } from "./run.mjs";

const [minMajor, minMinor] = [20, 19];

/** @param {string} [version] */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new Stop(
    `Resume Picker needs Node.js ${minMajor}.${minMinor} or newer, and this is ${version}. Install a newer one from https://nodejs.org and try again.`,
  );
}
