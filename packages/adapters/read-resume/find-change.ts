import { findOneChange } from "@resume-picker/domain/candidate-report/one-change";
import type { FoundChange, ReadCv } from "@resume-picker/domain/candidate-report/one-change";

export type ChangeTask = {
  cv: ReadCv;
  /** The total that the CV has. */
  standing: number;
};

export type ChangeAnswer = { how: "tried"; change: FoundChange | null };

/** What a process of `ResumeReader` does for a report: it reads the CV again for each requirement. */
export const findChange = ({ cv, standing }: ChangeTask): ChangeAnswer => ({
  how: "tried",
  change: findOneChange(cv, standing),
});
