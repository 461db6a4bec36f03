import { findBiggestImprovement } from "@resume-picker/domain/candidate-report/find-biggest-improvement";
import type {
  Improvement,
  ReadCv,
} from "@resume-picker/domain/candidate-report/find-biggest-improvement";

export type ChangeTask = {
  cv: ReadCv;
  /** The CV's current total. */
  currentTotal: number;
};

export type ChangeAnswer = { how: "tried"; change: Improvement | null };

/** Runs in a process of `ResumeReader` for a report: scores the CV again for each requirement. */
export const findChange = ({ cv, currentTotal }: ChangeTask): ChangeAnswer => ({
  how: "tried",
  change: findBiggestImprovement(cv, currentTotal),
});
