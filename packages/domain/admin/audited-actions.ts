import { foldForSearch } from "../accounts/fold-for-search.ts";

/**
 * What the audit trail tells, and in which words. What visitors read of the blog is counted for the
 * statistics and stands in no audit trail.
 */
export const auditedActions = {
  "sign-up": "Account created",
  "sign-in": "Signed in",
  "sign-in.failed": "Sign-in failed",
  "sign-in.locked": "Sign-in locked for a while",
  "own-password.failed": "Wrong own password or code in a session",
  "own-password.locked": "Own password locked for a while",
  "sign-out": "Signed out",
  "session.end": "Ended a session",
  "session.end-all": "Ended all own sessions",
  "second-factor.on": "Two-step sign-in turned on",
  "second-factor.renew-codes": "Recovery codes renewed",
  "second-factor.off": "Two-step sign-in turned off",
  "password.change": "Password changed",
  "password.reset": "Password reset by mail",
  "token.create": "API token created",
  "token.revoke": "API token revoked",
  "account.export": "Exported own data",
  "account.delete": "Account deleted",
  "account.profile": "Own name or picture changed",
  "account.email": "Email address changed",
  "account.connect": "Sign-in through a provider connected",
  "account.disconnect": "Sign-in through a provider disconnected",
  "account.retention": "How long candidates are kept changed",
  "user.invite": "Invitation sent",
  "user.withdraw-invitation": "Invitation withdrawn",
  "user.reset-link": "Reset link created",
  "user.unlock": "Sign-in of an account unlocked",
  "user.confirm-email": "Email address marked as verified",
  "user.stop-second-factor": "Two-step sign-in of an account turned off",
  "user.delete": "Account deleted by an admin",
  "user.role": "Role changed",
  "user.status": "Account activated or deactivated",
  "user.end-sessions": "Sessions of an account ended",
  "user.resend-verification": "Verification email sent again",
  "user.rename": "User name changed by the rules",
  "job.create": "Job created",
  "job.update": "Job changed",
  "job.delete": "Job deleted",
  "job.restore": "Deletion of a job undone",
  "job.sample": "Sample data loaded",
  "job.manual-rank": "Ranked by weights",
  "job.ai-rank": "Ranked by an AI engine",
  "job.judge": "Asked a model to judge requirements",
  "job.judged-by": "Switched whose answers a job's scores follow",
  "job.ai-skills": "Asked an AI service for skills",
  "job.add-candidates": "Earlier candidates added to a job",
  "job.add-member": "Member added to a job",
  "job.change-member": "Role of a job's member changed",
  "job.remove-member": "Member removed from a job",
  "job.leave": "Left a job",
  "job.hand-over": "Job handed over",
  "job.create-review-link": "Review link created",
  "job.revoke-review-link": "Review link revoked",
  "job.open-review-link": "Review link opened",
  "job.answer-review-link": "Candidate decided by review link",
  "job.blind-on": "Blind review turned on",
  "job.blind-off": "Blind review turned off",
  "candidate.reveal": "Candidate revealed in blind review",
  "job.retention": "How long a job's candidates are kept changed",
  "job.rescore": "Scored with new weights",
  "candidate.upload": "CV uploaded",
  "candidate.sample": "Sample CV added",
  "candidate.delete": "Candidate deleted",
  "candidate.restore": "Deletion of a candidate undone",
  "candidate.download": "CV downloaded",
  "candidate.correct": "Candidate corrected",
  "candidate.reread": "CV read again",
  "candidate.make-current": "Current version of a CV changed",
  "candidate.decide": "Candidates decided",
  "candidate.message": "Messages sent to candidates",
  "candidate.hold": "Candidate set on hold",
  "candidate.release": "Hold on a candidate lifted",
  "candidate.find-data": "Searched for a person's data",
  "candidate.export-data": "Exported a person's data",
  "candidate.erase-data": "Deleted a person's data",
  "candidate.review-evidence": "CV line reviewed",
  "candidate.undo-review": "Review of a CV line undone",
  "job.accept-phrase": "Phrase accepted for a requirement",
  "job.remove-phrase": "Accepted phrase removed",
  "candidate.undo-decision": "Decisions undone",
  "decisions.export": "Exported decisions",
  "shortlist.download-cvs": "CVs downloaded together",
  "shortlist.export": "Exported candidates",
  "support.request": "Support requested",
  "support.status": "Support request answered or opened",
  "mail.retry": "Mail tried again",
  "settings.change": "Settings changed",
  "audit.export": "Exported the audit trail",
  "mail.test": "Test email sent",
  "backup.create": "Backup made",
  "backup.download": "Backup downloaded",
  "backup.restore": "Backup restored",
  "blog.create": "Post created",
  "blog.update": "Post changed",
  "blog.publish": "Post published",
  "blog.share-draft": "Preview link created",
  "blog.revoke-draft-link": "Preview link revoked",
  "blog.delete": "Post deleted",
  "category.create": "Category created",
  "category.update": "Category changed",
  "category.delete": "Category deleted",
  "media.upload": "Image uploaded",
  "media.delete": "Image deleted",
} as const;
export type AuditedAction = keyof typeof auditedActions;

export const isAudited = (action: string): action is AuditedAction =>
  Object.hasOwn(auditedActions, action);

/** The words for it; an action of another version is told as it is called. */
export const auditWords = (action: string): string =>
  isAudited(action) ? auditedActions[action] : action;

/** The actions whose words have this text in them. */
export const actionsInWords = (text: string): string[] =>
  Object.entries(auditedActions)
    .filter(([, words]) => foldForSearch(words).includes(foldForSearch(text)))
    .map(([action]) => action);

/** Instead of a name, once the account is deleted. */
export const erasedPerson = "Deleted account";
