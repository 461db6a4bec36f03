import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { readSampleCvs } from "@resume-picker/web/e2e/harness/workspace.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { composeSheet } from "../../personas/compose.ts";
import { personas } from "../../personas/persona.ts";
import { scan } from "../../personas/make-files.ts";
import { inRoot } from "../../../../scripts/setup/root.mjs";

/**
 * Proves that the server makes no outgoing connections. It runs in a network namespace whose only
 * interface counts packets, and performs everything that could cause one. Requires Linux, root, and
 * `unshare` and `ip` (Debian: util-linux, iproute2).
 */
const trap = "trap0";
const [, , scanFile] = process.argv;
if (scanFile === undefined) await enterNamespace();
else await proveInside(scanFile);

async function enterNamespace(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error("Run it as root: it makes a network namespace.");
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-offline-"));
  try {
    const file = join(folder, "scan.pdf");
    writeFileSync(file, await makeScan());
    const script = ["--import", "tsx", fileURLToPath(import.meta.url), file];
    const { status } = spawnSync("unshare", ["--net", process.execPath, ...script], {
      stdio: "inherit",
      cwd: inRoot(),
    });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes a picture of a CV for OCR. The browser that makes it runs outside the namespace. */
async function makeScan(): Promise<Buffer> {
  const [persona] = personas;
  if (persona === undefined) throw new Error("There is no persona.");
  const browser = await openBrowser();
  try {
    return await scan(browser, composeSheet(persona, 0).sheet, "one column");
  } finally {
    await browser.close();
  }
}

async function proveInside(scanned: string): Promise<void> {
  for (const line of [
    "link set lo up",
    `link add ${trap} type veth peer name ${trap}-end`,
    `addr add 198.51.100.2/24 dev ${trap}`,
    `link set ${trap}-end up`,
    `link set ${trap} arp off up`,
    `route add default via 198.51.100.1 dev ${trap}`,
  ]) {
    execFileSync("ip", line.split(" "));
  }
  // Disables the kernel's own IPv6 neighbour messages.
  if (existsSync(`/proc/sys/net/ipv6/conf/${trap}`)) {
    execFileSync("sysctl", ["-qw", `net.ipv6.conf.${trap}.disable_ipv6=1`]);
  }

  const before = packetsOut();
  const done = await useProduct(scanned);
  const escaped = packetsOut() - before;
  await knock();
  const caught = packetsOut() - before - escaped;

  console.log(done.map((line) => `  ${line}`).join("\n"));
  console.log(`packets that tried to leave: ${escaped}`);
  console.log(`packets of one deliberate call, as a control: ${caught}`);
  if (escaped !== 0 || caught === 0) process.exitCode = 1;
}

function packetsOut(): number {
  const line = readFileSync("/proc/self/net/dev", "utf8")
    .split("\n")
    .find((row) => row.trim().startsWith(`${trap}:`));
  // Eight columns for received data precede the sent bytes and packets.
  return Number(line?.split(":")[1]?.trim().split(/\s+/)[9]);
}

/** Uses everything that parses files, ranks, mails or logs, in the built product. */
async function useProduct(scanned: string): Promise<string[]> {
  const server = await startServer();
  const done: string[] = [];
  let cookie = "";
  const call = async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { cookie, ...(isForm ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const [session] = response.headers.getSetCookie();
    if (session !== undefined) cookie = session.split(";")[0] ?? "";
    done.push(`${response.status} ${method} ${path}`);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  try {
    await call("POST", "/register", {
      username: "ada",
      email: "ada@example.com",
      password: "correct horse",
      firstName: "Ada",
      lastName: "Lovelace",
    });
    const jobFile = readFileSync(inRoot("apps/server/sample-data/job.json"), "utf8");
    const job = JSON.parse(jobFile) as { description: string };
    const { id } = (await (await call("POST", "/jobs", job)).json()) as { id: number };
    const files = [...readSampleCvs(), { name: "scan.pdf", bytes: readFileSync(scanned) }];
    for (const { name, bytes } of files) {
      const form = new FormData();
      form.append("jobId", String(id));
      form.append("files", new File([new Uint8Array(bytes)], name));
      const { results } = (await (await call("POST", "/upload", form)).json()) as {
        results: { success: boolean }[];
      };
      if (results[0]?.success !== true) throw new Error(`${name}: ${JSON.stringify(results)}`);
    }
    const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
    await call("POST", `/jobs/${id}/manual-rank`, { weights });
    await call("POST", `/jobs/${id}/ai-rank`);
    await call("POST", "/jobs/analyze-skills", { description: job.description });
    await call("POST", "/forgot-password", { email: "ada@example.com" });
    await call("POST", "/blog/posts", {
      title: "On ranking",
      slug: "on-ranking",
      content: "![A desk](https://example.com/a.png) [link](https://example.com)",
      status: "published",
    });
    await call("GET", "/blog/posts/slug/on-ranking");
    await call("GET", "/account/export");
  } finally {
    await server.stop();
  }
  return done;
}

/** Connects to an unreachable address, which the counter has to detect. */
function knock(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: "203.0.113.1", port: 443, timeout: 1500 });
    const end = () => {
      socket.destroy();
      resolve();
    };
    socket.on("timeout", end).on("error", end);
  });
}
