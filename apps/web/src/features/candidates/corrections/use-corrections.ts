import type { CandidateProfile } from "@resume-picker/domain/candidates/document";
import type { Correction } from "@resume-picker/domain/candidates/correction";
import type { FieldKey } from "@resume-picker/domain/candidate-fields";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";

export type Entry = CandidateProfile["entries"][number];
/** The entry type of the given fields. */
export type EntryIn<Key extends FieldKey> = Extract<Entry, { field: Key }>;
export type CorrectionName = Pick<Correction, "field" | "subject">;

const failed = "The correction could not be saved. Please try again.";

export type Corrections = {
  /** Resolves to the error message, or null once the correction is saved. */
  correct: (correction: Correction) => Promise<string | null>;
  clearCorrection: (name: CorrectionName) => Promise<string | null>;
  isSaving: boolean;
};

/** Corrects fields. Each correction reloads the list, scores and ranks. */
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
  /**
   * Returns the entry as the form shows it. The server rejects the correction if a colleague has
   * changed the entry since.
   */
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
