import { z } from "zod";
import { scoreParts } from "../../score-parts.ts";
import type { ScoreComponent } from "../../score-parts.ts";
import { areValidWeights } from "./weights.ts";
import type { ScoreWeights } from "./weights.ts";

const fraction = z.number().min(0).max(1);

const weightsMessage = "Weights must sum to 100%";

type LaterComponent = Extract<(typeof scoreParts)[number], { weight: 0 }>["component"];
type GivenWeights = Record<Exclude<ScoreComponent, LaterComponent>, number> &
  Partial<Record<LaterComponent, number>>;

const shape = Object.fromEntries(
  scoreParts.map(({ component, weight }: { component: string; weight: number }) => [
    component,
    weight > 0 ? fraction : fraction.default(0),
  ]),
  // The keys of the table, each with its fraction.
) as z.ZodRawShape as Record<ScoreComponent, z.ZodType<number, number>>;

export const ScoreWeightsInput = z
  .object(shape, weightsMessage)
  .refine(areValidWeights, weightsMessage) as z.ZodType<ScoreWeights, GivenWeights>; // as the shape says
