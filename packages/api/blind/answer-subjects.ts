/**
 * The rule for finding the candidates in a procedure's answer. Any object with a `candidateId` is
 * about that candidate.
 */
export type AnswerSubject =
  /** No other rule applies. */
  | { kind: "named" }
  /** The answer's outermost objects with an `id` are candidates. */
  | { kind: "candidates" }
  /** A list too long to read CVs for. `key` is the field with a row's candidate. */
  | { kind: "rows"; key: "id" | "candidateId" }
  /** The whole answer is about the candidate in this field of the input. */
  | { kind: "input"; field: "id" | "candidateId" }
  /** The answer contains file names. */
  | { kind: "files" };

const named = { kind: "named" } as const;
const candidates = { kind: "candidates" } as const;
const rows = { kind: "rows", key: "id" } as const;
const longLedger = { kind: "rows", key: "candidateId" } as const;
const files = { kind: "files" } as const;
const ofId = { kind: "input", field: "id" } as const;
const ofCandidateId = { kind: "input", field: "candidateId" } as const;

/** Routers whose answers are about accounts, articles, the log or the server. */
const withoutCandidates: ReadonlySet<string> = new Set([
  "accounts",
  "admin",
  "blog",
  "logs",
  "mail",
  "media",
  "settings",
  "support",
]);

const subjects: Readonly<Record<string, AnswerSubject>> = {
  "jobs.list": named,
  "jobs.listInFull": named,
  "jobs.streamInFull": named,
  "jobs.candidateCounts": named,
  "jobs.get": named,
  "jobs.create": named,
  "jobs.startDraft": named,
  "jobs.discardDraft": named,
  "jobs.update": named,
  "jobs.setStatus": named,
  "jobs.setBlindReview": named,
  "jobs.reveal": named,
  "jobs.blindEvents": named,
  "jobs.setDecideFirst": named,
  "jobs.dismissOrderNote": named,
  "jobs.delete": named,
  "jobs.restore": named,
  "jobs.members": named,
  "jobs.setMember": named,
  "jobs.removeMember": named,
  "jobs.analyzeSkills": named,
  "jobs.propose": named,
  "jobs.loadSampleData": named,

  "candidates.listForJob": rows,
  "candidates.listInFull": candidates,
  "candidates.streamInFull": candidates,
  "candidates.detail": candidates,
  "candidates.get": candidates,
  "candidates.search": named,
  "candidates.excerpts": candidates,
  "candidates.delete": named,
  "candidates.deleteMany": named,
  "candidates.restore": named,
  "candidates.download": named,
  "candidates.versions": ofId,
  "candidates.makeCurrent": named,
  "candidates.downloadVersion": named,
  "candidates.document": ofId,
  "candidates.file": named,
  "candidates.layout": ofId,
  "candidates.profile": ofId,
  "candidates.correct": ofId,
  "candidates.repair": ofId,
  "candidates.clearCorrection": ofId,
  "candidates.reread": named,
  "candidates.rereadOutdated": candidates,

  "candidateReport.show": ofCandidateId,
  "talentPool.list": candidates,
  "talentPool.addToJob": named,
  "talentPool.suggestedCandidates": named,
  "talentPool.export": named,
  "talentPool.retention": named,
  "talentPool.setRetention": named,
  "talentPool.setJobRetention": named,
  "talentPool.previewRetention": rows,
  "talentPool.hold": ofId,
  "talentPool.findHold": ofId,
  "talentPool.release": named,
  "talentPool.erasePast": named,
  "talentPool.findPerson": candidates,
  "talentPool.exportPerson": named,
  "talentPool.erasePerson": named,
  "talentPool.applicantNotice": named,
  "rankingCheck.show": named,

  "uploads.upload": files,
  "uploads.begin": named,
  "uploads.noteRejected": named,
  "uploads.list": named,
  "uploads.report": files,
  "uploads.exportReport": named,

  "judging.show": named,
  "judging.start": named,
  "judging.pause": named,
  "judging.setJudgedBy": named,
  "judging.preview": longLedger,
  "judging.useAnswers": named,
  "judging.checkAgreement": named,
  "judging.stopCheck": named,

  "scoring.manualRank": named,
  "scoring.rescore": named,
  "scoring.aiRank": named,
  "scoring.aiRankCost": named,
  "scoring.stopAiRank": named,
  "scoring.aiRankings": named,

  "reviewLinks.list": named,
  "reviewLinks.create": named,
  "reviewLinks.revoke": named,
  "reviewLinks.open": candidates,
  "reviewLinks.unlock": named,
  "reviewLinks.answer": named,
  "reviewLinks.file": named,

  "shortlist.list": named,
  "shortlist.set": named,
  "shortlist.change": named,
  "shortlist.downloadCvs": named,
  "shortlist.export": named,

  "decisions.ledger": longLedger,
  "decisions.standing": longLedger,
  "decisions.history": named,
  "decisions.decide": named,
  "decisions.decideMany": longLedger,
  "decisions.undo": longLedger,
  "decisions.reasons": named,
  "decisions.setReasons": named,

  "evidence.review": candidates,
  "evidence.undoReview": candidates,
  "evidence.phrases": named,
  "evidence.acceptPhrase": named,
  "evidence.removePhrase": named,

  "messages.templates": named,
  "messages.addTemplate": named,
  "messages.changeTemplate": named,
  "messages.deleteTemplate": named,
  "messages.preview": named,
  "messages.send": named,
  "messages.history": named,

  "notes.list": ofId,
  "notes.add": ofId,
  "notes.edit": named,
  "notes.delete": named,

  "mentions.list": named,
  "mentions.unread": named,
  "mentions.markRead": named,
};

/** Returns null for an unlisted procedure, which is blocked while any candidate is hidden. */
export function subjectOfAnswer(path: string): AnswerSubject | null {
  const [router = ""] = path.split(".");
  return subjects[path] ?? (withoutCandidates.has(router) ? named : null);
}
