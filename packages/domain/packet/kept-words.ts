/** How long what is told here stays, in the words of the documentation of backups. */
export const keptWords = [
  "The CV, what was read of it, its scores and decisions are kept until the candidate or the account is deleted; scores and decisions for this job also go with the job.",
  "A deletion takes effect at once and can be undone for half a minute; then the rows, texts and files are erased.",
  "Daily backups made before a deletion hold the data until newer backups have replaced them; a restored backup leaves out what was erased since.",
  "The audit trail keeps that somebody did something and when, without names or texts of a CV.",
] as const;
