CREATE TABLE `job_retention` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`keep_months` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
