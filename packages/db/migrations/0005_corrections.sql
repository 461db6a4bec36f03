CREATE TABLE `candidate_corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`field` text NOT NULL,
	`subject` text NOT NULL,
	`value` text,
	`as_read` text,
	`corrected_by` text NOT NULL,
	`corrected_at` integer NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`corrected_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_corrections_name` ON `candidate_corrections` (`candidate_id`,`field`,`subject`);--> statement-breakpoint
ALTER TABLE `candidate_documents` ADD `as_read` text;