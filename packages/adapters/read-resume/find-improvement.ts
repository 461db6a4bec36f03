import { findBiggestImprovement } from "@resume-picker/domain/candidate-report/find-biggest-improvement";
import type {
  Improvement,
  ReadCv,
} from "@resume-picker/domain/candidate-report/find-biggest-improvement";

export type ImprovementTask = {
  cv: ReadCv;
  /** The CV's current total. */
  currentTotal: number;
};

export type ImprovementAnswer = { how: "tried"; change: Improvement | null };

/** Runs in a process of `ResumeReader` for a report: scores the CV again for each requirement. */
export const findImprovement = ({ cv, currentTotal }: ImprovementTask): ImprovementAnswer => ({
  how: "tried",
  change: findBiggestImprovement(cv, currentTotal),
});
