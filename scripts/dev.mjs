import { spawn } from "node:child_process";
import { installDependencies } from "./setup/dependencies.mjs";
import { inRoot, root } from "./setup/root.mjs";
import { runScript, say } from "./setup/run.mjs";
import { stopWithNpm } from "./setup/stop-with-npm.mjs";

await runScript(async () => {
  stopWithNpm();
  await installDependencies();
  say("Open http://localhost:5173 (the server listens on port 3000). Ctrl+C stops both.");
  // Vite serves the page, so its address is the application's URL.
  const env = { APP_URL: "http://localhost:5173", ...process.env, NODE_ENV: "development" };
  const start = (/** @type {string} */ file, /** @type {string[]} */ args, cwd = root) =>
    spawn(process.execPath, [file, ...args], { cwd, env, stdio: "inherit" });
  const children = [
    start(inRoot("node_modules", "tsx", "dist", "cli.mjs"), ["watch", "apps/server/src/main.ts"]),
    start(
      inRoot("node_modules", "vite", "bin", "vite.js"),
      ["--clearScreen", "false"],
      inRoot("apps", "web"),
    ),
  ];
  const stopAll = () => children.forEach((child) => child.kill("SIGTERM"));
  process.on("SIGINT", stopAll);
  process.on("SIGTERM", stopAll);
  for (const child of children) {
    child.on("exit", (code) => {
      process.exitCode ||= code ?? 0;
      stopAll();
    });
  }
});
