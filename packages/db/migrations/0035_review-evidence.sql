CREATE TABLE `accepted_phrases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`part` text NOT NULL,
	`requirement` text NOT NULL,
	`phrase` text NOT NULL,
	`accepted_by` text,
	`accepted_by_name` text,
	`accepted_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accepted_phrases_phrase` ON `accepted_phrases` (`job_id`,`part`,`requirement`,`phrase`);--> statement-breakpoint
CREATE INDEX `accepted_phrases_by` ON `accepted_phrases` (`accepted_by`);--> statement-breakpoint
CREATE TABLE `evidence_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`part` text NOT NULL,
	`requirement` text NOT NULL,
	`counts` integer NOT NULL,
	`line` integer NOT NULL,
	`page` integer NOT NULL,
	`text` text NOT NULL,
	`reviewed_by` text,
	`reviewed_by_name` text,
	`reviewed_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evidence_reviews_line` ON `evidence_reviews` (`job_id`,`candidate_id`,`part`,`requirement`,`text`);--> statement-breakpoint
CREATE INDEX `evidence_reviews_candidate` ON `evidence_reviews` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `evidence_reviews_by` ON `evidence_reviews` (`reviewed_by`);
