import { cpSync, existsSync, mkdirSync } from "node:fs";
import { npm } from "../setup/dependencies.mjs";
import { inRoot } from "../setup/root.mjs";

const names = ["node-22", "node-24", "node-26"];

/** Returns the path of each supported Node version, installed from npm with a lock file. */
export async function getNodes(): Promise<string[]> {
  const folder = inRoot(".cache", "check-nodes");
  const programs = names.map((name) => `${folder}/node_modules/${name}/bin/node`);
  if (programs.every((program) => existsSync(program))) return programs;
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    cpSync(inRoot("scripts", "check-nodes", file), `${folder}/${file}`);
  await npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  return programs;
}
