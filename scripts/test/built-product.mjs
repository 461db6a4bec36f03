import { installChromium } from "../setup/browsers.mjs";
import { inRoot, root } from "../setup/root.mjs";
import { run, Stop } from "../setup/run.mjs";

/** Runs before the browser tests: builds the product and installs a browser. */
export default async () => {
  const build = [inRoot("scripts", "build.mjs")];
  const { code } = await run(process.execPath, build, { cwd: root, isShown: true });
  if (code !== 0) throw new Stop("The build failed. See the lines above.");
  process.env.CHROMIUM_PATH = await installChromium();
};
