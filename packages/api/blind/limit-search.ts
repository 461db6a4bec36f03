import type { SearchLimits } from "@resume-picker/db/queries/candidates/candidate-search";
import { searchWords } from "@resume-picker/domain/candidates/search-query";
import type { Context } from "../context.ts";

/** Checking more hidden candidates would take long, and words they all share identify no one. */
const checked = 300;

/**
 * Limits what a search finds of hidden candidates. It doesn't match hidden words, since a hit would
 * confirm a guess.
 */
export function limitSearchInBlindReview({ identityFilter }: Context): SearchLimits | null {
  if (!identityFilter.isActive) return null;
  return {
    hidesNames: true,
    keep: (ids, query) => {
      const words = searchWords(query);
      const hidden = identityFilter.hiddenOf(ids);
      const toCheck = [...hidden.keys()].slice(0, checked);
      const redactionOf = identityFilter.among(toCheck);
      const dropped = new Set(toCheck.filter((id) => redactionOf(id)?.revealsIdentity(words)));
      return ids.filter((id) => !dropped.has(id));
    },
  };
}
