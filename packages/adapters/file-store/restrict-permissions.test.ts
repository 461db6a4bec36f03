import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restrictPermissions } from "./restrict-permissions.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test.skipIf(process.platform === "win32")(
  "other users of the machine can't read what an older version left open to them",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "restrict-permissions-"));
    const data = join(folder, "data");
    const cv = join(data, "uploads", "ab", "cv");
    mkdirSync(join(data, "uploads", "ab"), { recursive: true });
    writeFileSync(cv, "a CV");
    for (const path of [data, join(data, "uploads"), join(data, "uploads", "ab")]) {
      chmodSync(path, 0o755);
    }
    chmodSync(cv, 0o644);
    const elsewhere = join(folder, "elsewhere");
    writeFileSync(elsewhere, "not ours");
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, join(data, "link"));
    expect(await restrictPermissions(data)).toBe(0);
    expect([data, join(data, "uploads", "ab"), cv].map(modeOf)).toEqual(["700", "700", "600"]);
    expect(modeOf(elsewhere)).toBe("644");
    rmSync(folder, { recursive: true });
  },
);
