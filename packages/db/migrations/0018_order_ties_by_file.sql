DROP INDEX `scores_job_order`;--> statement-breakpoint
CREATE INDEX `scores_job_order` ON `scores` (`job_id`,"total_score" desc,"skill_match_score" desc,`file_sha256`);