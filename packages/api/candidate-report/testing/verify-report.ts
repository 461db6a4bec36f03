import type { CandidateReport } from "@resume-picker/domain/candidate-report/candidate-report";

type Verdict = {
  checked: number;
  differs: { place: string; stands: unknown; redone: unknown } | null;
};

const file = new URL("../../../../apps/web/public/verify-report.mjs", import.meta.url);
// The verifier isn't part of the program. Users download it as a file.
const loaded = (await import(file.href)) as {
  verifyReport: (report: CandidateReport) => Verdict;
};

export const { verifyReport } = loaded;
