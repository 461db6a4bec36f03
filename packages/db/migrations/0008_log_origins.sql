ALTER TABLE `log_entries` ADD `last_timestamp` integer;--> statement-breakpoint
ALTER TABLE `log_entries` ADD `origin` text DEFAULT 'users' NOT NULL;--> statement-breakpoint
CREATE INDEX `log_entries_origin` ON `log_entries` (`origin`,`id`);--> statement-breakpoint
UPDATE `log_entries` SET `origin` = CASE
  WHEN `level` IN ('error', 'critical') THEN 'errors'
  WHEN `user_id` IS NOT NULL THEN 'users'
  WHEN `request_id` IS NOT NULL THEN 'visitors'
  ELSE 'admins' END;
