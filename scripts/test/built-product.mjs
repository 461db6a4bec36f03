import { installChromium } from "../setup/browsers.mjs";
import { inRoot, root } from "../setup/root.mjs";
import { run, Stop } from "../setup/run.mjs";

/** Before the browser's tests: the product as people run it, and a browser to run it in. */
export default async () => {
  const build = [inRoot("scripts", "build.mjs")];
  const { code } = await run(process.execPath, build, { cwd: root, isShown: true });
  if (code !== 0) throw new Stop("The build failed. See the lines above.");
  process.env.CHROMIUM_PATH = await installChromium();
};
