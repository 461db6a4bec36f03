CREATE TABLE `agreement_checks` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`rubric_version` integer NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`rows` integer NOT NULL,
	`unstable` integer NOT NULL,
	`tokens` integer NOT NULL,
	`user_id` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `users` ADD `model_judges_since` integer;--> statement-breakpoint
ALTER TABLE `job_judgings` ADD `counted_model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_judgings` ADD `counted_rubric` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `model_answers` ADD `repeats` text;--> statement-breakpoint
ALTER TABLE `scores` ADD `model_differences` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `job_judgings` SET `counted_model` = `model`, `counted_rubric` = `rubric_version`;--> statement-breakpoint
UPDATE `scores` SET `model_differences` = (
	SELECT count(*) FROM `score_receipts`, json_each(`explanation`) AS part, json_each(part.value, '$.rows') AS row
	WHERE `score_id` = `scores`.`id` AND json_extract(part.value, '$.component') = 'skills'
		AND json_extract(row.value, '$.both.byModel.state') <> json_extract(row.value, '$.both.byRules.state')
) WHERE `job_id` IN (SELECT `job_id` FROM `job_judgings`);
