CREATE TABLE `note_mentions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`note_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`note_id`) REFERENCES `candidate_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `note_mentions_note` ON `note_mentions` (`note_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `note_mentions_user` ON `note_mentions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `note_mentions_job` ON `note_mentions` (`job_id`);--> statement-breakpoint
ALTER TABLE `decisions` ADD `undoes` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `decide_first` integer DEFAULT false NOT NULL;