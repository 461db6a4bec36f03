import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { scorableResume } from "@resume-picker/domain/scoring/scorable-resume";
import type { ScorableJob, ScorableResume } from "@resume-picker/domain/scoring/score/score";
import { isTuned } from "../receipts/halves.ts";
import { judgedOn, readBenches } from "../receipts/judge-requirements.ts";
import { hashOf } from "./recording.ts";

/** A job and one CV that was judged for it, without people's judgements. */
export type HeldOutCv = {
  job: ScorableJob & { id: string };
  sha256: string;
  redacted: string[];
  /** The redacted text. */
  sent: string;
  resume: ScorableResume;
};

/** The number of CVs for each job, in the order of their hashes. */
const perJob = 3;

/** Returns null if the corpus isn't available. */
export async function readHeldOutCvs(corpus: string): Promise<HeldOutCv[] | null> {
  const folder = join(corpus, "livecareer");
  if (!existsSync(folder)) return null;
  const { jobs, rows } = readBenches();
  const cvsOf = new Map<string, Set<string>>();
  for (const { group, job, sha256 } of rows) {
    if (isTuned(group) || group === "reported") continue;
    cvsOf.set(job, (cvsOf.get(job) ?? new Set()).add(sha256));
  }
  const files = new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [createHash("sha256").update(bytes).digest("hex"), { bytes, name }];
    }),
  );
  const cvs: HeldOutCv[] = [];
  for (const job of jobs) {
    const chosen = [...(cvsOf.get(job.id) ?? [])].sort().slice(0, perJob);
    for (const sha256 of chosen) {
      const file = files.get(sha256);
      if (file === undefined) continue;
      const document = await extractText(file.bytes, file.name);
      const parsed = parseResume(document, { today: judgedOn });
      const redacted = redactIdentity(document, parsed);
      const lines = document.lines.map(({ text }) => text);
      const resume = scorableResume(parsed, lines);
      cvs.push({ job, sha256, redacted, sent: hashOf(redacted), resume });
    }
  }
  return cvs;
}
