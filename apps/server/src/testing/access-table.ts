import { backendJob, formOf, password, profileOf } from "@resume-picker/api/testing/test-desk";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";

export type Ids = {
  job: number;
  candidate: number;
  /** Of the candidate's CV. */
  version: number;
  /** The one that brought it. */
  upload: string;
  /** A note on the candidate. */
  note: number;
  post: number;
  user: string;
};

export type Access = {
  /** Who may call: anyone, anybody signed in, or admins. */
  who: "anyone" | "user" | "admin";
  /** The rows named by the input are somebody's: for everybody else they don't exist. */
  owned?: true;
  /** An input that is right for anybody who may call. */
  input?: (ids: Ids) => unknown;
};

const user = (input?: Access["input"]): Access => ({ who: "user", ...(input ? { input } : {}) });
const admin = (input?: Access["input"]): Access => ({ who: "admin", ...(input ? { input } : {}) });
const anyone = (input?: Access["input"]): Access => ({
  who: "anyone",
  ...(input ? { input } : {}),
});
const owner = (input: (ids: Ids) => unknown): Access => ({ who: "user", owned: true, input });
const ofCandidate = owner(({ candidate }) => ({ id: candidate }));
const ofVersion = owner(({ candidate, version }) => ({ id: candidate, versionId: version }));
const ofUpload = owner(({ upload }) => ({ id: upload }));
const ofNote = owner(({ note }) => ({ id: note }));
const ofJob = owner(({ job }) => ({ id: job }));

export const post = { title: "On ranking", slug: "on-ranking", content: "How scores are made." };

/** Every procedure, who may call it, and with what. A new procedure needs its line here. */
export const accessTable: Record<string, Access> = {
  "accounts.currentUser": user(),
  "accounts.session": anyone(),
  "accounts.signUp": anyone(() => profileOf("newcomer")),
  "accounts.signIn": anyone(() => ({ username: "owner", password })),
  "accounts.signOut": anyone(),
  "accounts.changePassword": user(() => ({
    currentPassword: password,
    newPassword: "another horse 8",
  })),
  "accounts.forgotPassword": anyone(() => ({ email: "owner@example.com" })),
  "accounts.validateResetToken": anyone(() => ({ token: "none" })),
  "accounts.resetPassword": anyone(() => ({ token: "none", newPassword: "another horse 8" })),
  "accounts.verifyEmail": anyone(() => ({ token: "none" })),
  "accounts.resendVerification": user(),
  "accounts.invitation": anyone(() => ({ invitation: "none" })),
  "accounts.profile": user(),
  "accounts.updateProfile": user(() => ({ firstName: "Noor" })),
  "accounts.dropEmailChange": user(),
  "accounts.setPicture": user(() => new FormData()),
  "accounts.removePicture": user(),
  "accounts.usage": user(),
  "accounts.sessions": user(),
  "accounts.endSession": user(() => ({ ref: "none" })),
  "accounts.signOutEverywhere": user(),
  "accounts.exportData": user(),
  "accounts.secondFactor": user(),
  "accounts.startSecondFactor": user(() => ({ password })),
  "accounts.confirmSecondFactor": user(() => ({ code: "123456" })),
  "accounts.renewRecoveryCodes": user(() => ({ password, code: "123456" })),
  "accounts.stopSecondFactor": user(() => ({ password, code: "123456" })),
  "accounts.deleteAccount": user(() => ({ password: "not the one" })),
  "accounts.quickStats": user(),

  "jobs.list": user(),
  "jobs.listInFull": user(() => ({})),
  "jobs.streamInFull": user(() => ({})),
  "jobs.candidateCounts": user(),
  "jobs.get": ofJob,
  "jobs.create": user(() => backendJob),
  "jobs.update": owner(({ job }) => ({ ...backendJob, id: job })),
  "jobs.setStatus": owner(({ job }) => ({ id: job, status: "closed" })),
  "jobs.dropOrderNote": ofJob,
  "jobs.delete": ofJob,
  "jobs.restore": ofJob,
  "jobs.analyzeSkills": user(() => ({ description: backendJob.description })),
  "jobs.loadSampleData": user(),

  "candidates.listForJob": ofJob,
  "candidates.listInFull": ofJob,
  "candidates.streamInFull": ofJob,
  "candidates.detail": owner(({ job, candidate }) => ({ id: candidate, jobId: job })),
  "candidates.download": ofCandidate,
  "candidates.deleteMany": owner(({ candidate }) => ({ ids: [candidate] })),
  "candidates.delete": ofCandidate,
  "candidates.restore": owner(({ candidate }) => ({ ids: [candidate] })),
  "candidates.document": ofCandidate,
  "candidates.file": ofCandidate,
  "candidates.layout": ofCandidate,
  "candidates.profile": ofCandidate,
  "candidates.reread": ofCandidate,
  "candidates.versions": ofCandidate,
  "candidates.leadVersion": ofVersion,
  "candidates.downloadVersion": ofVersion,
  "candidates.rereadOutdated": ofJob,
  "candidates.search": owner(({ job }) => ({ id: job, query: "payment" })),
  "candidates.excerpts": owner(({ job, candidate }) => ({
    id: job,
    query: "payment",
    ids: [candidate],
  })),
  "candidates.correct": owner(({ candidate }) => ({ id: candidate, field: "name", value: "Noor" })),
  "candidates.takeBack": owner(({ candidate }) => ({ id: candidate, field: "name" })),
  "agreement.show": ofJob,
  "packet.show": owner(({ job, candidate }) => ({ id: job, candidateId: candidate })),
  "pool.list": user(() => ({})),
  "pool.retention": user(() => undefined),
  "pool.setRetention": user(() => ({ keepMonths: null })),
  "pool.erasePast": user(() => ({ receivedBefore: "2020-01-01" })),
  "pool.addToJob": owner(({ job, candidate }) => ({ id: job, candidateIds: [candidate] })),
  "pool.rediscover": ofJob,
  "pool.export": owner(({ candidate }) => ({ candidateIds: [candidate] })),

  "uploads.upload": owner(({ job }) => formOf([{ name: "a.txt", content: "A plain note" }], job)),

  "uploads.begin": owner(({ job }) => ({ jobId: job })),
  "uploads.list": user(),
  "uploads.report": ofUpload,
  "uploads.exportReport": ofUpload,
  "uploads.noteRefused": owner(({ upload }) => ({
    id: upload,
    files: [{ fileName: "a.exe", error: "Only PDF, DOCX and TXT files are supported." }],
  })),

  "scoring.manualRank": owner(({ job }) => ({ id: job, weights: defaultWeights })),
  "scoring.rescore": owner(({ job }) => ({ id: job, weights: defaultWeights })),
  "scoring.aiRank": ofJob,
  "scoring.stopAiRank": ofJob,
  "scoring.aiRankings": ofJob,

  "shortlist.list": ofJob,
  "shortlist.change": owner(({ job, candidate }) => ({ id: job, add: [candidate] })),
  "shortlist.set": owner(({ job, candidate }) => ({ id: job, candidateIds: [candidate] })),
  "shortlist.export": owner(({ job, candidate }) => ({ jobId: job, candidateIds: [candidate] })),

  "decisions.ledger": ofJob,
  "decisions.standing": ofJob,
  "decisions.history": owner(({ job, candidate }) => ({ id: job, candidateId: candidate })),
  "decisions.decide": owner(({ job, candidate }) => ({
    ...{ id: job, candidateId: candidate, decision: "hold", reasons: ["Level"] },
  })),
  "decisions.decideMany": owner(({ job, candidate }) => ({
    ...{ id: job, candidateIds: [candidate], decision: "decline" },
  })),
  "decisions.undo": owner(({ job }) => ({ id: job, rows: [1] })),
  "decisions.reasons": user(),
  "decisions.setReasons": user(() => ({ reasons: ["Level"] })),
  "notes.list": ofCandidate,
  "notes.add": owner(({ candidate }) => ({ id: candidate, text: "Ask about on-call." })),
  "notes.edit": owner(({ note }) => ({ id: note, text: "Asked about on-call." })),
  "notes.delete": ofNote,

  "support.contact": user(() => ({
    subject: "Help",
    category: "general",
    message: "How do I change the weights of a job?",
    email: "owner@example.com",
    name: "Owner",
  })),
  "support.list": admin(),
  "support.setStatus": admin(() => ({ id: 1, status: "closed" })),

  "admin.listUsers": admin(),
  "admin.userStats": admin(),
  "admin.usageStats": admin(),
  "admin.usageByUser": admin(),
  "admin.activity": admin(() => ({ range: "daily" })),
  "admin.system": admin(),
  "admin.audit": admin(() => ({})),
  "admin.auditActions": admin(),
  "admin.exportAudit": admin(() => ({})),
  "admin.invitations": admin(),
  "admin.invite": admin(() => ({ email: "guest@example.com", role: "user" })),
  "admin.withdrawInvitation": admin(() => ({ id: 1 })),
  "admin.createResetLink": admin(({ user: userId }) => ({ userId })),
  "admin.stopSecondFactor": admin(({ user: userId }) => ({ userId })),
  "admin.deleteUser": admin(({ user: userId }) => ({ userId, jobs: "delete" })),
  "admin.holdings": admin(({ user: userId }) => ({ userId })),
  "admin.setRole": admin(({ user: userId }) => ({ userId, role: "user" })),
  "admin.setActive": admin(({ user: userId }) => ({ userId, isActive: true })),

  "blog.list": anyone(),
  "blog.cards": anyone(),
  "blog.bySlug": anyone(() => ({ slug: "no-such-post" })),
  "blog.neighbours": anyone(() => ({ slug: "no-such-post" })),
  "blog.get": admin(({ post: id }) => ({ id })),
  "blog.create": admin(() => ({ ...post, slug: "another" })),
  "blog.update": admin(({ post: id }) => ({ id, title: "On ranking people" })),
  "blog.publish": admin(({ post: id }) => ({ id })),
  "blog.delete": admin(({ post: id }) => ({ id })),
  "blog.recordEvent": anyone(() => ({ event: "share", slug: "no-such-post" })),
  "blog.listCategories": anyone(),
  "blog.createCategory": admin(() => ({ name: "Notes", slug: "notes" })),
  "blog.updateCategory": admin(() => ({ id: 1, name: "Remarks" })),
  "blog.listAffectedByCategory": admin(() => ({ id: 1 })),
  "blog.deleteCategory": admin(() => ({ id: 1 })),

  "media.upload": admin(() => new FormData()),
  "media.list": admin(),
  "media.listAffected": admin(() => ({ id: 1 })),
  "media.delete": admin(() => ({ id: 1 })),
  "media.mayShow": anyone(() => ({ name: "none.webp" })),

  "logs.summary": user(),
  "logs.older": user(() => ({ before: 1 })),
  "logs.reportClientError": anyone(() => ({
    message: "x is not a function",
    timestamp: "2026-03-01T12:00:00.000Z",
    url: "/jobs",
    userAgent: "test",
  })),

  "mail.list": admin(),
  "mail.retry": admin(() => ({ id: 1 })),
};
