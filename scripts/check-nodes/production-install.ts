import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { copiedOfApp, readContainerfile } from "../container/read-containerfile.ts";
import { npm } from "../setup/dependencies.mjs";
import { start } from "./clone.ts";
import { useAllFeatures } from "./use-all-features.ts";

const maxMegabytes = 250;
/** Maximum size of the image without its base, in MiB: 400 MB minus about 30 MiB. */
const maxImageMegabytes = 350;

/**
 * Tests the built clone with only the packages that an installation needs. Its server has to
 * complete a day's work, and the packages have to be small. The server runs in a folder with the
 * files that the Containerfile copies into the image. As root, it is started by the image's user,
 * who can't write there.
 *
 * @returns a summary; throws if anything is wrong.
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
  const image = join(at.dataDir, "..", "image");
  mkdirSync(image);
  for (const path of copiedOfApp().filter((each) => each !== "commit.txt")) {
    cpSync(join(at.folder, path), join(image, path), { recursive: true, verbatimSymlinks: true });
  }
  const { slimming, healthCheck, user } = readContainerfile();
  execFileSync("sh", ["-c", slimming], { cwd: image });
  const ownNode = join(image, "node");
  cpSync(node, ownNode, { dereference: true });
  const imageMegabytes = Math.round(sizeOf(image) / 1024 ** 2);
  if (imageMegabytes > maxImageMegabytes) {
    throw new Error(`the image adds ${imageMegabytes} MB, more than ${maxImageMegabytes}`);
  }
  execFileSync("chmod", ["-R", "a+rX,a-w", image]);
  const server = await start(ownNode, { folder: image, dataDir: at.dataDir }, asUser(user, at));
  const [, ...check] = healthCheck;
  execFileSync(node, check, { env: { PORT: new URL(server.url).port } });
  const response = await fetch(server.url);
  if (!response.ok) throw new Error(`the first page answers ${response.status}`);
  await useAllFeatures(server.url, cvs);
  const { code, output } = await server.stop();
  if (code !== 0) throw new Error(`the server ended with ${String(code)}:\n${output.slice(-2000)}`);
  execFileSync("chmod", ["-R", "u+w", image]);
  return `${megabytes} MB in node_modules, ${imageMegabytes} MB in the image, ${cvs.length} CVs`;
}

/** Only root may start a program as somebody else. */
function asUser(user: string, { dataDir }: { dataDir: string }): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = user.split(":").map(Number);
  // What mkdtemp has made is closed to others.
  chmodSync(dirname(dataDir), 0o755);
  chownSync(dataDir, uid, gid);
  return { uid, gid };
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0);
}
