import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot, root } from "./setup/root.mjs";
import { run, runScript } from "./setup/run.mjs";

/** `npm run format` formats every file and applies lint's automatic fixes. */
await runScript(async () => {
  await installDependencies();
  for (const tool of [["oxfmt/bin/oxfmt"], ["oxlint/bin/oxlint", "--fix"]]) {
    const [program = "", ...args] = tool;
    const { code } = await run(process.execPath, [inRoot("node_modules", program), ...args], {
      cwd: root,
      isShown: true,
    });
    process.exitCode ||= code;
  }
});
