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
  clearCorrection: (name: CorrectionName) => Promise<string | null>;
  isSaving: boolean;
};

/** Puts fields right; list, score and ranks are read again with each. */
export function useCorrections({ id, version }: { id: number; version: number }): Corrections {
  const cache = api.useUtils();
  const { mutateAsync: correct } = api.candidates.correct.useMutation();
  const { mutateAsync: clearCorrection } = api.candidates.clearCorrection.useMutation();
  const [running, setRunning] = useState(0);

  const save = async (call: () => Promise<CandidateProfile>): Promise<string | null> => {
    setRunning((count) => count + 1);
    try {
      cache.candidates.profile.setData({ id, version }, await call());
      await Promise.all([
        cache.candidates.listForJob.invalidate(),
        cache.candidates.get.invalidate({ id }),
        cache.talentPool.list.invalidate(),
      ]);
      return null;
    } catch (error) {
      return errorMessage(error, failed);
    } finally {
      setRunning((count) => count - 1);
    }
  };
  /** The entry as the form shows it: if a colleague has changed it since, nothing is saved. */
  const seenOf = ({ field, subject }: CorrectionName) => {
    const entries = cache.candidates.profile.getData({ id, version })?.entries ?? [];
    const shown = entries.find((entry) => entry.field === field && entry.subject === subject);
    return shown === undefined ? {} : { seen: JSON.stringify(shown.value ?? null) };
  };
  return {
    correct: (correction) => save(() => correct({ id, ...correction, ...seenOf(correction) })),
    clearCorrection: (name) => save(() => clearCorrection({ id, ...name, ...seenOf(name) })),
    isSaving: running > 0,
  };
}
