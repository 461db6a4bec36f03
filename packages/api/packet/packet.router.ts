import { packetAudiences } from "@resume-picker/domain/packet/packet";
import { packetPage } from "@resume-picker/domain/packet/packet-page";
import { z } from "zod";
import { HtmlPage } from "../download.ts";
import { JobId, requireJob } from "../owned-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { makePacket } from "./make-packet.ts";

const Wanted = JobId.extend({
  candidateId: z.number().int().positive(),
  audience: z.enum(packetAudiences).default("internal"),
  format: z.enum(["json", "html"]).default("json"),
});

export const packetRouter = router({
  show: userProcedure.input(Wanted).query(async ({ ctx, input }) => {
    const packet = await makePacket(ctx, await requireJob(ctx, input.id), input);
    return input.format === "html" ? new HtmlPage(packetPage(packet)) : packet;
  }),
});
