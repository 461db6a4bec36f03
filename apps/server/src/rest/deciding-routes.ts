import type { HtmlPage } from "@resume-picker/api/download";
import { Agreement } from "@resume-picker/domain/agreement/agreement";
import { CandidateNote } from "@resume-picker/domain/decisions/candidate-note";
import { Decision } from "@resume-picker/domain/decisions/decision";
import type { Packet } from "@resume-picker/domain/packet/packet";
import { PoolPage } from "@resume-picker/domain/pool/pooled-candidate";
import { Retention } from "@resume-picker/domain/pool/retention";
import { Rediscovery } from "@resume-picker/domain/pool/rediscovery";
import { z } from "zod";
import { route } from "./route.ts";
import { writeEither, writeFile, writePage } from "./write.ts";

const Message = z.object({ message: z.string() });

/** What people decide with: the ledger, notes, the packet, the pool, and how decisions and order agree. */
export const decidingRoutes = [
  route("PUT    /api/jobs/:id/candidates/:candidateId/decision", (api) => api.decisions.decide, {
    returns: Decision.nullable(),
  }),
  route("GET    /api/jobs/:id/candidates/:candidateId/decisions", (api) => api.decisions.history, {
    returns: z.array(Decision),
  }),
  route("GET    /api/jobs/:id/decisions", (api) => api.decisions.ledger, {
    write: writeEither,
    returns: z.array(Decision),
  }),
  route("POST   /api/jobs/:id/decisions", (api) => api.decisions.decideMany, {
    returns: z.array(Decision),
  }),
  route("POST   /api/jobs/:id/decisions/undo", (api) => api.decisions.undo, {
    returns: z.array(Decision),
  }),
  route("GET    /api/decision-reasons", (api) => api.decisions.reasons),
  route("PUT    /api/decision-reasons", (api) => api.decisions.setReasons),
  route("GET    /api/candidates/:id/notes", (api) => api.notes.list, {
    returns: z.array(CandidateNote),
  }),
  route("POST   /api/candidates/:id/notes", (api) => api.notes.add, {
    status: 201,
    returns: CandidateNote,
  }),
  route("PATCH  /api/notes/:id", (api) => api.notes.edit, { returns: CandidateNote }),
  route("DELETE /api/notes/:id", (api) => api.notes.delete, { returns: Message }),

  route("POST   /api/jobs/:id/candidates", (api) => api.pool.addToJob, {
    returns: z.object({ message: z.string(), added: z.number(), already: z.number() }),
  }),
  route("GET    /api/jobs/:id/agreement", (api) => api.agreement.show, { returns: Agreement }),
  route("GET    /api/jobs/:id/rediscover", (api) => api.pool.rediscover, {
    returns: Rediscovery,
  }),
  route("GET    /api/jobs/:id/candidates/:candidateId/packet", (api) => api.packet.show, {
    write: writePage,
    returns: z.custom<Packet | HtmlPage>(),
  }),
  route("POST   /api/export/candidates", (api) => api.pool.export, { write: writeFile }),
  route("GET    /api/retention", (api) => api.pool.retention, { returns: Retention }),
  route("PUT    /api/retention", (api) => api.pool.setRetention, { returns: Retention }),
  route("POST   /api/retention/erase", (api) => api.pool.erasePast, {
    returns: Message.extend({ ids: z.array(z.number()), left: z.number() }),
  }),
  route("GET    /api/candidates", (api) => api.pool.list, { returns: PoolPage }),
];
