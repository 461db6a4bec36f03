import { createContext, useContext, useEffect, useId, useMemo } from "react";

/** Saves a field. Resolves to false if it is invalid, and then the field shows why. */
type Save = () => Promise<boolean>;

export type Drafts = {
  put: (field: string, save: Save) => void;
  drop: (field: string) => void;
  isEmpty: () => boolean;
  /** Saves all fields one after the other. Resolves to whether all of them were saved. */
  saveAll: () => Promise<boolean>;
};

/** The unsaved input in the fields of a panel. */
export function useDrafts(): Drafts {
  return useMemo(() => {
    const unsaved = new Map<string, Save>();
    return {
      put: (field, save) => void unsaved.set(field, save),
      drop: (field) => void unsaved.delete(field),
      isEmpty: () => unsaved.size === 0,
      async saveAll() {
        let isSaved = true;
        for (const [field, save] of Array.from(unsaved)) {
          if (await save()) unsaved.delete(field);
          else isSaved = false;
        }
        return isSaved;
      },
    };
  }, []);
}

export const DraftsContext = createContext<Drafts | null>(null);

/** Registers a field with the panel's drafts while it has an unsaved value. */
export function useDraft(isUnsaved: boolean, save: Save): void {
  const drafts = useContext(DraftsContext);
  const field = useId();
  // Runs after each render, because `save` refers to that render's value.
  useEffect(() => {
    if (isUnsaved) drafts?.put(field, save);
    else drafts?.drop(field);
  });
  useEffect(() => () => drafts?.drop(field), [drafts, field]);
}
