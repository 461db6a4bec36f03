// Rows marked as deleted are hidden from everyone while Undo is still possible. An index contains
// only the marked rows, of which there are almost always none, so each condition is cheap.

export const undeletedCandidate = "not in (select id from candidates where deleted_at is not null)";
export const undeletedJob = "not in (select id from jobs where deleted_at is not null)";
