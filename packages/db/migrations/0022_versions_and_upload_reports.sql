CREATE TABLE `upload_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`upload_id` text NOT NULL,
	`file_name` text,
	`outcome` text NOT NULL,
	`candidate_id` integer,
	`error` text,
	`doubts` text NOT NULL,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `upload_files_upload` ON `upload_files` (`upload_id`);--> statement-breakpoint
CREATE INDEX `upload_files_candidate` ON `upload_files` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`created_by` text NOT NULL,
	`job_id` integer,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `uploads_owner` ON `uploads` (`created_by`,`started_at`);--> statement-breakpoint
CREATE INDEX `uploads_job` ON `uploads` (`job_id`);--> statement-breakpoint
CREATE TABLE `candidate_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`file_type` text NOT NULL,
	`file_path` text NOT NULL,
	`file_sha256` text NOT NULL,
	`file_size` integer NOT NULL,
	`received_at` integer NOT NULL,
	`upload_id` text,
	`stated_on` text,
	`profile` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_versions_file` ON `candidate_versions` (`candidate_id`,`file_sha256`);--> statement-breakpoint
CREATE INDEX `candidate_versions_hash` ON `candidate_versions` (`file_sha256`);--> statement-breakpoint
CREATE INDEX `candidate_versions_upload` ON `candidate_versions` (`upload_id`);--> statement-breakpoint
CREATE INDEX `candidate_versions_filed` ON `candidate_versions` (`candidate_id`,`file_size`) WHERE "candidate_versions"."profile" is not null;--> statement-breakpoint
DROP INDEX `candidates_owner_email`;--> statement-breakpoint
CREATE INDEX `candidates_owner_email` ON `candidates` (`created_by`,lower("email")) WHERE "candidates"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE `scores` ADD `is_ai_rank_outdated` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `scores_ranked` ON `scores` (`job_id`) WHERE "scores"."manual_rank" is not null;--> statement-breakpoint
INSERT INTO `candidate_versions` (`candidate_id`, `file_name`, `file_type`, `file_path`, `file_sha256`, `file_size`, `received_at`)
SELECT `id`, `file_name`, `file_type`, `file_path`, `file_sha256`, `file_size`, `created_at` FROM `candidates`;
