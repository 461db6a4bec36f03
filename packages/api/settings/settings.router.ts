import { SettingsChange } from "@resume-picker/domain/settings/settings";
import { actedBy } from "../acted-by.ts";
import { adminProcedure, router } from "../trpc.ts";

export const settingsRouter = router({
  list: adminProcedure.query(({ ctx }) => Promise.resolve(ctx.settings.list())),

  change: adminProcedure.input(SettingsChange).mutation(async ({ ctx, input }) => {
    await ctx.settings.change(input, {
      ...actedBy(ctx),
      action: "settings.change",
      metadata: { settings: Object.keys(input).join(", ") },
      now: ctx.clock(),
    });
    return ctx.settings.list();
  }),
});
