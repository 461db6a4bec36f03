import type { SearchLimits } from "@resume-picker/db/queries/candidates/candidate-search";
import { searchWords } from "@resume-picker/domain/candidates/search-query";
import type { Context } from "../context.ts";

/** Words that so many hidden candidates share tell nobody apart, and reading every CV would take long. */
const checked = 300;

/**
 * What a search may find of hidden candidates: nothing by a word that is hidden, since a hit would
 * confirm a guess.
 */
export function searchLimits({ veils }: Context): SearchLimits | null {
  if (!veils.isActive) return null;
  return {
    hidesNames: true,
    keep: (ids, query) => {
      const words = searchWords(query);
      const hidden = veils.hiddenOf(ids);
      const toCheck = [...hidden.keys()].slice(0, checked);
      const veilOf = veils.among(toCheck);
      const dropped = new Set(toCheck.filter((id) => veilOf(id)?.tells(words)));
      return ids.filter((id) => !dropped.has(id));
    },
  };
}
