CREATE TABLE `job_members` (
	`job_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`job_id`, `user_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_members_user` ON `job_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `review_link_candidates` (
	`link_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	PRIMARY KEY(`link_id`, `candidate_id`),
	FOREIGN KEY (`link_id`) REFERENCES `review_links`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_link_candidates_candidate` ON `review_link_candidates` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `review_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`passphrase_hash` text,
	`label` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`opens` integer DEFAULT 0 NOT NULL,
	`last_opened_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_links_token` ON `review_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `review_links_job` ON `review_links` (`job_id`);--> statement-breakpoint
CREATE INDEX `review_links_maker` ON `review_links` (`created_by`);