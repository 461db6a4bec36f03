import { findOneChange } from "@resume-picker/domain/candidate-report/one-change";
import type { FoundChange, ReadCv } from "@resume-picker/domain/candidate-report/one-change";

export type ChangeTask = {
  cv: ReadCv;
  /** The CV's current total. */
  currentTotal: number;
};

export type ChangeAnswer = { how: "tried"; change: FoundChange | null };

/** Runs in a process of `ResumeReader` for a report: scores the CV again for each requirement. */
export const findChange = ({ cv, currentTotal: standing }: ChangeTask): ChangeAnswer => ({
  how: "tried",
  change: findOneChange(cv, standing),
});
