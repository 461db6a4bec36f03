CREATE TABLE `job_judgings` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`judged_by` text DEFAULT 'rules' NOT NULL,
	`model` text NOT NULL,
	`rubric_version` integer NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`tokens` integer NOT NULL,
	`user_id` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `model_answers` (
	`candidate_id` integer NOT NULL,
	`model` text NOT NULL,
	`rubric_version` integer NOT NULL,
	`sent_sha256` text NOT NULL,
	`requirement` text NOT NULL,
	`answers` text NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`candidate_id`, `model`, `rubric_version`, `sent_sha256`, `requirement`),
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
