import { patternOf } from "../../lexicon/lexicon.ts";
import { trust } from "../lexicon/trust.gen.ts";

/** A kind of document often uploaded by mistake, with patterns for its folded, multi-line text. */
export type DocumentKind = { called: string; signs: readonly RegExp[] };

const signsOf = new Map<string, RegExp[]>();
for (const kind of new Set(Object.values(trust).flatMap((table) => Object.keys(table)))) {
  const [called = "", detail] = kind.split(": ");
  if (detail === undefined) continue;
  const sign = new RegExp(patternOf(trust, kind), "mu");
  signsOf.set(called, [...(signsOf.get(called) ?? []), sign]);
}

/**
 * Two signs of a kind are required, because one may occur in a CV: researchers write "et al." and
 * accountants "invoice".
 */
export const otherKinds: readonly DocumentKind[] = [...signsOf].map(([called, signs]) => ({
  called,
  signs,
}));
