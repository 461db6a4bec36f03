import { parseWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { customType, integer } from "drizzle-orm/sqlite-core";

/** UTC milliseconds in the database, a Date in the code. */
export const timestamp = (name: string) => integer(name, { mode: "timestamp_ms" });
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A score's weights as JSON. A part that was added later has weight 0 in older rows. */
export const weightsColumn = customType<{ data: ScoreWeights; driverData: string }>({
  dataType: () => "text",
  toDriver: (weights) => JSON.stringify(weights),
  fromDriver: parseWeights,
});
