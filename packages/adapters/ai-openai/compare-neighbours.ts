import { compareHashes } from "@resume-picker/domain/scoring/score/rank-scores";
import { z } from "zod";
import { isInvalidAnswer } from "./ask-model.ts";
import { makeFence } from "./fence.ts";
import { fits } from "./group-neighbours.ts";
import type { Neighbours } from "./group-neighbours.ts";
import { hashQuestion } from "./hash-question.ts";
import { makeLabels } from "./make-labels.ts";
import type { RatedCv } from "./rate-cv.ts";
import type { Asking } from "./ranked-cv.ts";
import { jobText, writeComparisonPrompt } from "./rating-prompt.ts";

const Order = z.object({
  order: z.array(z.string()).describe("All labels, the best fit first"),
});

export type PlacedCv = RatedCv & {
  group: number;
  /** Within the group, lower is better; CVs with the same place are equal. */
  place: number;
};

/**
 * Places the CVs of a group. The model sees them in one order and in the reverse one, and the mean of
 * both answers counts, so that it doesn't matter which CV comes first. A group of one, or of more
 * equals than fit into a request, is not compared.
 */
export async function compareNeighbours(
  { group, cvs }: Neighbours,
  asking: Asking,
): Promise<PlacedCv[]> {
  if (cvs.length === 1 || !fits(cvs)) return placeByRating(cvs, group);
  const forwards = [...cvs].sort((one, other) => compareHashes(keyOf(one), keyOf(other)));
  const places = new Map<RatedCv, number>();
  for (const shown of [forwards, forwards.toReversed()]) {
    const answer = await placesOf(shown, asking);
    shown.forEach((cv, at) => places.set(cv, (places.get(cv) ?? 0) + (answer[at] ?? 0)));
  }
  return cvs.map((cv) => ({ ...cv, group, place: places.get(cv) ?? 0 }));
}

/** By the text that is sent: the same on every day and for every name. */
const keyOf = ({ cv }: RatedCv) => cv.text;

const placeByRating = (cvs: readonly RatedCv[], group: number): PlacedCv[] =>
  cvs.map((cv) => ({
    ...{ ...cv, group },
    place: cvs.filter(({ fit }) => fit > cv.fit).length,
  }));

/** The place of each CV in the order that the model gives, from 0; all 0 where it gives none. */
async function placesOf(shown: readonly RatedCv[], asking: Asking): Promise<number[]> {
  const { job, model, answers } = asking;
  const cvs = shown.map(({ cv }) => cv);
  const asked = hashQuestion(
    model,
    writeComparisonPrompt({ job, cvs, fence: "", labels: cvs.map((_, at) => String(at)) }),
  );
  const ids = cvs.map(({ members }) => members.map(({ candidate: { id } }) => id));
  const known = ids.map((of) => of.map((id) => answers?.find(id, asked)).find(Boolean));
  const stored = known.flatMap((answer) => answer?.value ?? []);
  if (stored.length === cvs.length) return stored;
  // An answer that can't be used twice says of no CV that it is better, and is stored as that.
  const places = (await askOrder()) ?? (await askOrder()) ?? cvs.map(() => 0);
  const saved = ids.flatMap((of, at) =>
    of.map((candidateId) => ({ candidateId, value: places[at] ?? 0, reason: "" })),
  );
  answers?.save(asked, saved);
  return places;

  async function askOrder(): Promise<number[] | null> {
    const fence = makeFence();
    const labels = makeLabels(cvs.length, [fence, jobText(job), ...cvs.map(({ text }) => text)]);
    try {
      const question = writeComparisonPrompt({ job, cvs, fence, labels });
      const { order } = await asking.ask({ ...question, schema: Order });
      const given = order.map((label) => label.trim());
      const isWhole = given.length === labels.length && labels.every((one) => given.includes(one));
      return isWhole ? labels.map((label) => given.indexOf(label)) : null;
    } catch (error) {
      if (isInvalidAnswer(error)) return null;
      throw error;
    }
  }
}
