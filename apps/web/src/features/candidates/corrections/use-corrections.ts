import type { CandidateProfile } from "@resume-picker/domain/candidates/document";
import type { Correction } from "@resume-picker/domain/candidates/correction";
import type { FieldKey } from "@resume-picker/domain/candidate-fields";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";

export type Entry = CandidateProfile["entries"][number];
/** An entry of some of the fields. */
export type EntryIn<Key extends FieldKey> = Extract<Entry, { field: Key }>;
export type CorrectionName = Pick<Correction, "field" | "subject">;

const failed = "The correction could not be saved. Please try again.";

export type Corrections = {
  /** Answers what is wrong with it, in words; null once it is saved. */
  correct: (correction: Correction) => Promise<string | null>;
  takeBack: (name: CorrectionName) => Promise<string | null>;
  isSaving: boolean;
};

/** Puts fields right; list, score and ranks are read again with each. */
export function useCorrections({ id, version }: { id: number; version: number }): Corrections {
  const cache = api.useUtils();
  const { mutateAsync: correct } = api.candidates.correct.useMutation();
  const { mutateAsync: takeBack } = api.candidates.takeBack.useMutation();
  const [running, setRunning] = useState(0);

  const save = async (call: () => Promise<CandidateProfile>): Promise<string | null> => {
    setRunning((count) => count + 1);
    try {
      cache.candidates.profile.setData({ id, version }, await call());
      await cache.candidates.listForJob.invalidate();
      return null;
    } catch (error) {
      return errorMessage(error, failed);
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return {
    correct: (correction) => save(() => correct({ id, ...correction })),
    takeBack: (name) => save(() => takeBack({ id, ...name })),
    isSaving: running > 0,
  };
}
