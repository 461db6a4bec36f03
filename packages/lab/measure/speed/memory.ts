/**
 * `npm run lab memory`: measures the total memory of the built server and its reader processes
 * while 50 CVs are uploaded, from `CORPUS` or generated. Fails if it exceeds the idle memory by
 * more than 500 MB.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { startProduct } from "../../harness/product.ts";
import { sumOf, treeMemory } from "../../harness/tree-memory.ts";
import { listPdfs } from "../../speed/list-pdfs.ts";
import { writeTwoPageCvs } from "../../speed/two-page-cvs.ts";
import { recordFigure } from "../../figures/record-figure.ts";

const maxGrowthMb = 500;
const count = 50;
const atOnce = 8;
const everyMs = 100;

const folder = mkdtempSync(join(tmpdir(), "memory-"));
const product = await startProduct();
try {
  const real = listPdfs(process.env.CORPUS ?? "../shared/corpus");
  const paths = real.length === 0 ? await writeTwoPageCvs(folder, count) : real.slice(0, count);
  const idle = sumOf(treeMemory(product.pid));
  let peak: number[] = [];
  const watch = setInterval(() => {
    const now = treeMemory(product.pid);
    if (sumOf(now) > sumOf(peak)) peak = now;
  }, everyMs);
  for (let at = 0; at < paths.length; at += atOnce) await upload(paths.slice(at, at + atOnce));
  clearInterval(watch);
  const growth = sumOf(peak) - idle;
  const parts = peak.map((mb) => mb.toFixed(0)).join(" + ");
  console.log(`${paths.length} ${real.length === 0 ? "made" : "real"} CVs`);
  console.log(`${idle} MB idle, at most ${parts} = ${sumOf(peak)} MB: ${growth} MB more.`);
  recordFigure("memory", {
    ours: `${sumOf(peak)} MB`,
    baseline: `idle: ${idle} MB`,
    ratio: `+${growth} MB`,
  });
  if (growth > maxGrowthMb) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function upload(paths: readonly string[]): Promise<void> {
  const form = new FormData();
  for (const path of paths) form.append("files", new File([readFileSync(path)], basename(path)));
  form.append("jobId", String(product.jobId));
  const response = await fetch(`${product.url}/api/upload`, {
    method: "POST",
    headers: { cookie: product.cookie() },
    body: form,
  });
  const { results } = (await response.json()) as { results: { success: boolean }[] };
  const refused = results.filter(({ success }) => !success).length;
  if (refused > 0) console.log(`${refused} of ${paths.length} were refused.`);
}
