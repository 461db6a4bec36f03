import { z } from "zod";
import { areValidWeights } from "./weights.ts";

const fraction = z.number().min(0).max(1);

export const weightsMessage = "Weights must sum to 100%";

export const ScoreWeightsInput = z
  .object(
    { skills: fraction, title: fraction, seniority: fraction, recency: fraction, gaps: fraction },
    weightsMessage,
  )
  .refine(areValidWeights, weightsMessage);
