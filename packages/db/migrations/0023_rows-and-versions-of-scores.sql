ALTER TABLE `jobs` ADD `order_note` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `must_states` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `scores` ADD `scoring_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `scores_version` ON `scores` (`scoring_version`,`job_id`,`candidate_id`);