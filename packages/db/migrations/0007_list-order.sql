DROP INDEX `scores_job_total`;--> statement-breakpoint
CREATE INDEX `scores_job_order` ON `scores` (`job_id`,"total_score" desc,"skill_match_score" desc,`candidate_id`);