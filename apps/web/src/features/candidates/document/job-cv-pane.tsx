import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useMemo } from "react";
import type { ComponentProps } from "react";
import { useCandidateDetail } from "../use-candidate-detail.ts";
import { CvPane } from "./cv-pane.tsx";

type Props = Omit<ComponentProps<typeof CvPane>, "quotes" | "candidate"> & {
  jobId: number;
  candidate: ListedCandidate;
};

/** The CV, with the lines highlighted that the job's score quotes. */
export function JobCvPane({ jobId, candidate, ...rest }: Props) {
  const { detail } = useCandidateDetail(jobId, candidate);
  const breakdown = detail?.score.breakdown;
  const quotes = useMemo(() => breakdown?.flatMap((part) => part.quotes) ?? [], [breakdown]);
  return <CvPane candidate={candidate} quotes={quotes} {...rest} />;
}
