CREATE TABLE `retention_holds` (
	`candidate_id` integer PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`held_by` text,
	`held_by_name` text,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `retention_warnings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`warned_until` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `job_retention` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`keep_months` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `decisions` ADD `undoes` integer;--> statement-breakpoint
CREATE INDEX `decisions_undoes` ON `decisions` (`undoes`) WHERE undoes is not null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `decide_first` integer DEFAULT false NOT NULL;