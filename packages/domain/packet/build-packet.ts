import { scoreParts } from "../score-parts.ts";
import type { ComponentExplanation, ScoreRow } from "../scoring/score/score.ts";
import type { ScoreWeights } from "../scoring/score/weights.ts";
import type {
  Packet,
  PacketAnswers,
  PacketAudience,
  PacketChange,
  PacketOrder,
  PacketPart,
} from "./packet.ts";
import type { FoundChange } from "./one-change.ts";

/** A packet before it is sealed. */
export type OpenPacket = Omit<Packet, "digests">;

type Scored = { breakdown: readonly ComponentExplanation[]; weights: ScoreWeights };

/** The parts that count, in the order in which people read them. */
export function packetParts({ breakdown, weights }: Scored): PacketPart[] {
  return scoreParts.flatMap(({ component, name }) => {
    const line = breakdown.find((each) => each.component === component);
    const weight = weights[component];
    if (line === undefined || weight === 0) return [];
    const { score, state, reason, rows } = line;
    const points = threeDecimals(weight * score);
    const told = rows.map(({ quote, ...row }) => ({ ...row, quote: quoteOf(quote) }));
    return [{ component, name, score, weight, points, state, reason, rows: told }];
  });
}

function quoteOf(quote: ScoreRow["quote"]) {
  if (quote === null) return null;
  const { text, page, line, context } = quote;
  return { text, page, line, context };
}

export function packetAnswers(
  parts: readonly PacketPart[],
): Record<"must" | "nice", PacketAnswers> {
  const rows = parts.find(({ component }) => component === "skills")?.rows ?? [];
  const count = (kind: "must" | "nice") => {
    const of = (state: ScoreRow["state"]) =>
      rows.filter((row) => row.kind === kind && row.state === state).length;
    return {
      shown: of("shown"),
      listed: of("listed"),
      related: of("related"),
      notFound: of("not-found"),
    };
  };
  return { must: count("must"), nice: count("nice") };
}

/** Where a total stands, from how many stand before it and for which reason. */
export function packetOrder(before: PacketOrder["before"], of: number): PacketOrder {
  const place = 1 + before.higherTotal + before.moreSkills + before.earlierFile;
  return { place, of, before, behind: of - place };
}

export function packetChange(found: FoundChange, order: PacketOrder): PacketChange {
  const { requirement, line, role, beforeLine, score, gain } = found;
  const parts = packetParts(score).map(({ component, score: points, weight, ...part }) => ({
    ...{ component, score: points, weight, points: part.points },
  }));
  return { requirement, line, role, beforeLine, total: score.totalScore, gain, parts, order };
}

/** What may go to the candidate: nothing of others, and nobody's words about them but the reasons. */
export function forAudience(packet: OpenPacket, audience: PacketAudience): OpenPacket {
  if (audience === "internal") return { ...packet, audience };
  const { ranks, decision } = packet;
  return {
    ...packet,
    audience,
    ranks: { ...ranks, ai: ranks.ai && { ...ranks.ai, reason: null } },
    decision: decision && { ...decision, by: null, note: null },
  };
}

/** Each section apart, so that what was changed can be named. */
export function sectionsOf(packet: OpenPacket): [name: string, json: string][] {
  return Object.entries(packet).map(([name, value]) => [name, JSON.stringify(value)]);
}

function threeDecimals(value: number): number {
  return Math.round((value + 1e-9) * 1000) / 1000;
}
