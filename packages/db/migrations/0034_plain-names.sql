ALTER TABLE `work` RENAME TO `background_jobs`;--> statement-breakpoint
DROP INDEX `work_kind_key`;--> statement-breakpoint
DROP INDEX `work_due`;--> statement-breakpoint
DROP INDEX `work_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `background_jobs_kind_key` ON `background_jobs` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `background_jobs_due` ON `background_jobs` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `background_jobs_user` ON `background_jobs` (`user_id`);--> statement-breakpoint
ALTER TABLE `candidates` RENAME COLUMN `counted_to` TO `as_of`;--> statement-breakpoint
UPDATE `upload_files` SET `outcome` = 'rejected' WHERE `outcome` = 'refused';
