import { canonicalSkill } from "../../skills/canonical-skill.ts";
import { isTitleHead } from "../places/classify-piece.ts";
import { organizationWords } from "../places/company-cues.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { foldText } from "../text/fold-text.ts";

/**
 * "Baker", "Bond" and "London" are surnames, but also trades, goods and towns. They are kept when
 * alone, because a baker with that name would otherwise lose the evidence of the trade.
 */
export function isWordOfWork(word: string): boolean {
  const folded = foldText(word);
  return (
    isTitleHead(folded) ||
    organizationWords.has(folded) ||
    canonicalSkill(word) !== null ||
    rateLocation(word) >= 0.8
  );
}
