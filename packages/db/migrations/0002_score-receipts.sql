CREATE TABLE `ai_rankings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`engine` text NOT NULL,
	`model` text,
	`prompt_version` integer,
	`seed` integer,
	`tokens` integer,
	`documents` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ai_rankings_job` ON `ai_rankings` (`job_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `score_receipts` (
	`score_id` integer PRIMARY KEY NOT NULL,
	`explanation` text NOT NULL,
	FOREIGN KEY (`score_id`) REFERENCES `scores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `score_receipts` (`score_id`, `explanation`) SELECT `id`, `explanation` FROM `scores`;
--> statement-breakpoint
ALTER TABLE `scores` DROP COLUMN `explanation`;