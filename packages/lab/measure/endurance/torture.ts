import { tortureBackups } from "../../torture/backups.ts";
import { tortureByFullDisk } from "../../torture/disk-full.ts";
import { tortureByMigrationKills } from "../../torture/kill-migrations.ts";
import { tortureByUpgradeKills } from "../../torture/kill-upgrades.ts";
import { tortureByTrouble } from "../../torture/trouble.ts";
import { tortureByKills } from "../../torture/kill.ts";
import type { Findings } from "../../torture/kill.ts";
import { recordFigure } from "../../figures/record-figure.ts";

/**
 * `npm run lab torture`: runs stress tests on the built server in temporary folders. `npm run lab
 * torture -- kill --kills 500` runs a single one for longer. `upgrade --from REF` names the version
 * that is upgraded.
 */
const tortures: Record<
  string,
  (option: (name: string, usual: number) => number) => Promise<Findings>
> = {
  kill: (option) => tortureByKills(option("kills", 50)),
  migrations: (option) => tortureByMigrationKills(option("kills", 15)),
  upgrade: (option) => tortureByUpgradeKills(option("kills", 20), valueOf("from")),
  stop: (option) => tortureByKills(option("restarts", 10), "SIGTERM"),
  disk: (option) => tortureByFullDisk(option("runs", 10)),
  trouble: () => tortureByTrouble(),
  backup: (option) => tortureBackups(option("rounds", 5)),
};

/** Figures that only describe the load. All others have to be 0. */
const isLoad =
  /^(?:kills|kills .*|rounds|runs|restarts|acknowledged|answers cut off|slowest|writes|refused|.*, ms$)/;

const args = process.argv.slice(2);
const wanted = args.filter((arg, at) => !arg.startsWith("--") && !args[at - 1]?.startsWith("--"));
const valueOf = (name: string) => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? undefined : args[at + 1];
};
const option = (name: string, usual: number) => Number(valueOf(name) ?? usual);

let isSound = true;
for (const [name, torture] of Object.entries(tortures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const findings = await torture(option);
  console.log(`\n${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  for (const [what, figure] of Object.entries(findings)) {
    const isBad = !isLoad.test(what) && figure !== 0;
    if (isBad) isSound = false;
    console.log(`${isBad ? "FAILED" : "ok    "} ${what}: ${figure}`);
  }
}
if (wanted.includes("kill")) recordFigure("kills", { ours: isSound ? "0" : "some: see the run" });
if (!isSound) process.exitCode = 1;
