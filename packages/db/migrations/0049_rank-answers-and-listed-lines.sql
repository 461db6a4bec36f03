CREATE TABLE `ai_rank_answers` (
	`candidate_id` integer NOT NULL,
	`asked_sha256` text NOT NULL,
	`value` real NOT NULL,
	`reason` text NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`candidate_id`, `asked_sha256`),
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `evidence_reviews` ADD `counts_as` text DEFAULT 'shown' NOT NULL;