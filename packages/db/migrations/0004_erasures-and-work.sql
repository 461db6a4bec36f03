CREATE TABLE `erasures` (
	`hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `work` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`payload` text NOT NULL,
	`user_id` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`leased_by` text,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `work_kind_key` ON `work` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `work_due` ON `work` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `work_user` ON `work` (`user_id`);