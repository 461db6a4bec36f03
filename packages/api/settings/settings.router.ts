import { findLocalModels } from "@resume-picker/adapters/ai-openai/find-local-models";
import { hasSecondFactor } from "@resume-picker/db/queries/accounts/second-factor";
import { AppError } from "@resume-picker/domain/errors";
import { AiServiceChange } from "@resume-picker/domain/settings/ai-service";
import { SettingsChange } from "@resume-picker/domain/settings/settings";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { adminProcedure, router } from "../trpc.ts";
import { removeLogo, setLogo } from "./logo.ts";
import { showSentSample, testAiService } from "./test-ai-service.ts";

/** Otherwise the administrator would lose access to the page that turns this off. */
const ownFirst = () => {
  const message = "Turn on two-step sign-in for your own account first.";
  return new AppError("CONFLICT", message, { issues: [{ path: "ADMIN_TWO_STEP", message }] });
};

export const settingsRouter = router({
  list: adminProcedure.query(({ ctx }) => Promise.resolve(ctx.settings.list())),

  change: adminProcedure.input(SettingsChange).mutation(async ({ ctx, input }) => {
    if (input.ADMIN_TWO_STEP === "on" && !hasSecondFactor(ctx.db, ctx.user.id)) throw ownFirst();
    await ctx.settings.change(input, {
      ...actedBy(ctx),
      action: "settings.change",
      metadata: { settings: Object.keys(input).join(", ") },
      now: ctx.clock(),
    });
    return ctx.settings.list();
  }),

  setLogo: adminProcedure
    .input(z.instanceof(FormData))
    .mutation(({ ctx, input }) => setLogo(ctx, input)),

  removeLogo: adminProcedure.mutation(({ ctx }) => removeLogo(ctx)),

  aiService: adminProcedure.query(({ ctx }) => ctx.aiService.show()),
  changeAiService: adminProcedure.input(AiServiceChange).mutation(({ ctx, input }) =>
    ctx.aiService.change(input, {
      ...{ ...actedBy(ctx), action: "ai-service.change", now: ctx.clock() },
    }),
  ),
  testAiService: adminProcedure.mutation(({ ctx }) => testAiService(ctx)),
  findLocalModels: adminProcedure.query(({ ctx }) => findLocalModels(ctx.localModelPorts)),
  sentSample: adminProcedure.query(({ ctx }) => showSentSample(ctx)),
});
