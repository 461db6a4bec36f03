import { createContext, useContext, useEffect, useId, useMemo } from "react";

/** Saves what was typed; false where something is wrong with it, which its field then says. */
type Save = () => Promise<boolean>;

export type Drafts = {
  put: (field: string, save: Save) => void;
  drop: (field: string) => void;
  isEmpty: () => boolean;
  /** One after the other; answers whether all of them are saved. */
  saveAll: () => Promise<boolean>;
};

/** What was typed in the fields of a panel and not saved yet. */
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

/** A field's part in it, as long as it holds something that isn't saved. */
export function useDraft(isUnsaved: boolean, save: Save): void {
  const drafts = useContext(DraftsContext);
  const field = useId();
  // After each render, since what would be saved is of that render.
  useEffect(() => {
    if (isUnsaved) drafts?.put(field, save);
    else drafts?.drop(field);
  });
  useEffect(() => () => drafts?.drop(field), [drafts, field]);
}
