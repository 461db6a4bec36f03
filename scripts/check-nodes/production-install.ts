import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { npm } from "../setup/dependencies.mjs";
import { start } from "./clone.ts";
import { liveADay } from "./live-a-day.ts";

const maxMegabytes = 250;

/**
 * The built clone with the packages that an installation needs, and no others: its server has to do
 * a day's work, and they have to be small.
 *
 * @returns what is worth telling; throws where something is wrong.
 */
export async function tryProductionInstall(
  at: { folder: string; dataDir: string },
  node: string,
  cvs: readonly File[],
): Promise<string> {
  await npm(["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], at.folder);
  const megabytes = Math.round(sizeOf(join(at.folder, "node_modules")) / 1024 ** 2);
  if (megabytes > maxMegabytes)
    throw new Error(`node_modules has ${megabytes} MB, more than ${maxMegabytes}`);
  const server = await start(at.folder, node, at.dataDir);
  const response = await fetch(server.url);
  if (!response.ok) throw new Error(`the first page answers ${response.status}`);
  await liveADay(server.url, cvs);
  const { code, output } = await server.stop();
  if (code !== 0) throw new Error(`the server ended with ${String(code)}:\n${output.slice(-2000)}`);
  return `${megabytes} MB in node_modules, ${cvs.length} CVs`;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0);
}
