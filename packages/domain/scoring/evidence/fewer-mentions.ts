import type { Mentions } from "./find-mentions.ts";
import { indexSentences } from "./sentences.ts";

type At = { line: number; role: number | null };
type Keeps = (at: At) => boolean;

const known = new WeakMap<Mentions, Map<number, Mentions>>();

/** Returns the mentions of one role. */
export function mentionsOfRole(mentions: Mentions, index: number): Mentions {
  const ofRoles = known.get(mentions) ?? new Map<number, Mentions>();
  known.set(mentions, ofRoles);
  const before = ofRoles.get(index);
  if (before !== undefined) return before;
  const ofRole = {
    ...keepLines(mentions, ({ role }) => role === index),
    titles: mentions.titles.map((title, at) => (at === index ? title : null)),
  };
  ofRoles.set(index, ofRole);
  return ofRole;
}

/** Returns the mentions without one line and without titles. */
export function mentionsWithout(mentions: Mentions, without: number): Mentions {
  const rest = keepLines(mentions, ({ line }) => line !== without);
  return { ...rest, titles: mentions.titles.map(() => null) };
}

function keepLines(mentions: Mentions, keeps: Keeps): Mentions {
  const isKept = ({ place, role }: { place: { line: number }; role: number | null }) =>
    keeps({ line: place.line, role });
  return {
    ...mentions,
    lines: mentions.lines.filter(isKept),
    sentences: indexSentences(mentions.sentences.all.filter(({ text }) => isKept(text))),
    skills: mentions.skills.flatMap((skill) => {
      const evidence = skill.evidence.filter(isKept);
      return evidence.length === 0 ? [] : [{ ...skill, evidence }];
    }),
  };
}
