import type { HtmlPage } from "@resume-picker/api/download";
import { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { CandidateNote } from "@resume-picker/domain/decisions/candidate-note";
import {
  CandidateMessage,
  MessagePreviews,
  SentMessage,
} from "@resume-picker/domain/messages/candidate-message";
import { MessageTemplate } from "@resume-picker/domain/messages/message-template";
import { Mention } from "@resume-picker/domain/decisions/mentions";
import { Decision } from "@resume-picker/domain/decisions/decision";
import type { CandidateReport } from "@resume-picker/domain/candidate-report/candidate-report";
import { PoolPage } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { PersonData } from "@resume-picker/domain/talent-pool/person-data";
import { Hold, Retention, RetentionPreview } from "@resume-picker/domain/talent-pool/retention";
import { SuggestedCandidates } from "@resume-picker/domain/talent-pool/suggested-candidates";
import { NewReviewLink, ReviewLink } from "@resume-picker/domain/review-links/review-link";
import { z } from "zod";
import { route } from "./route.ts";
import { writeJsonOrStream, writePage, writeStream } from "./write.ts";

const Message = z.object({ message: z.string() });

/** The paths of decisions, notes, the candidate report, the talent pool and the ranking check. */
export const decisionRoutes = [
  route("PUT    /api/jobs/:id/candidates/:candidateId/decision", (api) => api.decisions.decide, {
    returns: Decision.nullable(),
  }),
  route("GET    /api/jobs/:id/candidates/:candidateId/decisions", (api) => api.decisions.history, {
    returns: z.array(Decision),
  }),
  route("GET    /api/jobs/:id/decisions", (api) => api.decisions.ledger, {
    write: writeJsonOrStream,
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

  route("GET    /api/mentions", (api) => api.mentions.list, { returns: z.array(Mention) }),
  route("GET    /api/mentions/unread", (api) => api.mentions.unread, {
    returns: z.object({ count: z.number().int() }),
  }),
  route("POST   /api/mentions/read", (api) => api.mentions.markRead, { returns: Message }),
  route("PUT    /api/jobs/:id/decide-first", (api) => api.jobs.setDecideFirst, {
    returns: z.object({ decideFirst: z.boolean() }),
  }),

  route("GET    /api/message-templates", (api) => api.messages.templates, {
    returns: z.array(MessageTemplate),
  }),
  route("POST   /api/message-templates", (api) => api.messages.addTemplate, {
    status: 201,
    returns: MessageTemplate,
  }),
  route("PUT    /api/message-templates/:id", (api) => api.messages.changeTemplate, {
    returns: MessageTemplate,
  }),
  route("DELETE /api/message-templates/:id", (api) => api.messages.deleteTemplate, {
    returns: Message,
  }),
  route("POST   /api/jobs/:id/messages/preview", (api) => api.messages.preview, {
    returns: MessagePreviews,
  }),
  route("POST   /api/jobs/:id/messages", (api) => api.messages.send, {
    returns: z.object({ sent: z.array(SentMessage) }),
  }),
  route("GET    /api/jobs/:id/candidates/:candidateId/messages", (api) => api.messages.history, {
    returns: z.array(CandidateMessage),
  }),

  route("GET    /api/jobs/:id/review-links", (api) => api.reviewLinks.list, {
    returns: z.array(ReviewLink),
  }),
  route("POST   /api/jobs/:id/review-links", (api) => api.reviewLinks.create, {
    status: 201,
    returns: NewReviewLink,
  }),
  route("DELETE /api/jobs/:id/review-links/:linkId", (api) => api.reviewLinks.revoke, {
    returns: Message,
  }),

  route("POST   /api/jobs/:id/candidates", (api) => api.talentPool.addToJob, {
    returns: z.object({ message: z.string(), added: z.number(), already: z.number() }),
  }),
  route("GET    /api/jobs/:id/ranking-check", (api) => api.rankingCheck.show, {
    returns: RankingCheck,
  }),
  route("GET    /api/jobs/:id/suggested-candidates", (api) => api.talentPool.suggestedCandidates, {
    returns: SuggestedCandidates,
  }),
  route("GET    /api/jobs/:id/candidates/:candidateId/report", (api) => api.candidateReport.show, {
    write: writePage,
    returns: z.custom<CandidateReport | HtmlPage>(),
  }),
  route("POST   /api/export/candidates", (api) => api.talentPool.export, { write: writeStream }),
  route("GET    /api/retention", (api) => api.talentPool.retention, { returns: Retention }),
  route("PUT    /api/retention", (api) => api.talentPool.setRetention, { returns: Retention }),
  route("POST   /api/retention/preview", (api) => api.talentPool.previewRetention, {
    returns: RetentionPreview,
  }),
  route("PUT    /api/jobs/:id/retention", (api) => api.talentPool.setJobRetention, {
    returns: Retention,
  }),
  route("GET    /api/candidates/:id/hold", (api) => api.talentPool.findHold, {
    returns: Hold.nullable(),
  }),
  route("PUT    /api/candidates/:id/hold", (api) => api.talentPool.hold, { returns: Hold }),
  route("DELETE /api/candidates/:id/hold", (api) => api.talentPool.release, { returns: Message }),
  route("POST   /api/personal-data/find", (api) => api.talentPool.findPerson, {
    returns: PersonData,
  }),
  route("POST   /api/personal-data/export", (api) => api.talentPool.exportPerson, {
    write: writeStream,
  }),
  route("POST   /api/personal-data/erase", (api) => api.talentPool.erasePerson, {
    returns: Message.extend({ ids: z.array(z.number()) }),
  }),
  route("GET    /api/applicant-notice", (api) => api.talentPool.applicantNotice, {
    returns: z.object({ markdown: z.string() }),
  }),
  route("POST   /api/retention/erase", (api) => api.talentPool.erasePast, {
    returns: Message.extend({ ids: z.array(z.number()), left: z.number() }),
  }),
  route("GET    /api/candidates", (api) => api.talentPool.list, { returns: PoolPage }),
];
