import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import { readDemands } from "@resume-picker/domain/scoring/demands/read-demands";
import type { JobDemands } from "@resume-picker/domain/scoring/demands/read-demands";
import { findStuffedLines } from "@resume-picker/domain/scoring/demands/without-stuffing";
import { isCopyOf, readPosting } from "@resume-picker/domain/scoring/evidence/without-copies";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import type { CountedWords } from "./bm25.ts";

/** A parsed posting, with the words that CVs are compared with. Created once per ranking. */
export type RankingPosting = {
  text: string;
  language: string;
  requirements: JobDemands;
  /** The weight of each word of the posting, excluding the employer's description of itself. */
  words: ReadonlyMap<string, number>;
  titleWords: ReadonlyMap<string, number>;
};

/** A CV as the signals use it, by the stems of its words. */
export type RankedCv = {
  candidate: RankableCandidate;
  words: CountedWords;
  titleWords: CountedWords;
};

/**
 * A word of the title indicates the profession and one of a must-have what is needed; both count
 * more than prose.
 */
const wordWeights = { title: 2.5, must: 1.5, other: 1 } as const;

export function readForRanking(job: ScorableJob): RankingPosting {
  const { title, description, requirements } = job;
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of contentStems(text)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  const posting = parsePosting(description);
  const told = posting.clauses.filter(({ kind }) => kind !== "about");
  add([...told.map(({ text }) => text), ...requirements.nice].join("\n"), wordWeights.other);
  add(requirements.must.join("\n"), wordWeights.must);
  add(title, wordWeights.title);
  return {
    text: readPosting(description),
    language: posting.language,
    requirements: readDemands(job, posting),
    words,
    titleWords: new Map(contentStems(title).map((word) => [word, 1])),
  };
}

/** Returns the CV's words, without lines that only repeat the posting or its requirements. */
export function readCvForRanking(posting: RankingPosting, candidate: RankableCandidate): RankedCv {
  const { lines, resume } = candidate;
  const stuffed = findStuffedLines(resume, posting.requirements);
  const words = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    if (stuffed.has(at) || isCopyOf(posting.text, line)) continue;
    count(words, line);
  }
  const titleWords = new Map<string, number>();
  for (const { title, place } of resume.roles)
    if (title !== null && !stuffed.has(place.line)) count(titleWords, title);
  return { candidate, words, titleWords };
}

function count(words: Map<string, number>, text: string): void {
  for (const word of contentStems(text)) words.set(word, (words.get(word) ?? 0) + 1);
}
