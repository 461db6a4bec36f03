import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startServer } from "../harness/server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

test("the journey by curl that the README prints works as printed", async () => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const block = /readme-journey\.test\.ts -->\s*```bash\n([\s\S]*?)```/.exec(readme)?.[1];
  if (block === undefined) throw new Error("README.md has lost its block");
  const server = await startServer();
  const folder = await mkdtemp(join(tmpdir(), "resume-picker-readme-"));
  try {
    await symlink(join(root, "apps"), join(folder, "apps"));
    const script = `set -euo pipefail\n${block.replace("http://localhost:3000", server.url)}`;
    const { stdout } = await promisify(execFile)("bash", ["-c", script], { cwd: folder });
    expect(stdout).toMatch(/^1\t[\d.]+\t\d+\tAmara Okafor$/m);
    expect(stdout).toMatch(/^4\t[\d.]+\t\d+\tGrace Wanjiru$/m);
    const csv = await readFile(join(folder, "shortlist.csv"), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(3);
    expect(await readFile(join(folder, "amara-okafor.pdf"))).toEqual(
      await readFile(join(root, "apps/server/sample-data/amara-okafor.pdf")),
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
