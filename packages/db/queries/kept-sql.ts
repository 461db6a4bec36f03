// What is marked as deleted is there for nobody, though its row still waits for Undo. An index holds
// the marked rows, nearly always none: each condition costs a look into an empty list.

export const keptCandidate = "not in (select id from candidates where deleted_at is not null)";
export const keptJob = "not in (select id from jobs where deleted_at is not null)";
