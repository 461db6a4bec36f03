import { z } from "zod";

const landingIcons = ["upload", "ranking", "evidence", "roles", "users", "statistics"] as const;

const line = z.string().trim().min(1).max(200);
const paragraph = z.string().trim().min(1).max(1000);

/** An operator's own texts for the landing page, used instead of the default ones. */
export const LandingText = z
  .strictObject({
    headline: line,
    lead: paragraph,
    figures: z.array(z.strictObject({ figure: line.max(12), claim: line })).max(4),
    featuresTitle: line,
    features: z
      .array(z.strictObject({ icon: z.enum(landingIcons), title: line, text: paragraph }))
      .max(12),
    closingTitle: line,
    closingText: paragraph,
  })
  .partial();
export type LandingText = z.infer<typeof LandingText>;
