DROP INDEX `candidates_owner_file`;--> statement-breakpoint
DROP INDEX `candidates_owner_email`;--> statement-breakpoint
ALTER TABLE `candidates` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `candidates_deleted` ON `candidates` (`deleted_at`) WHERE "candidates"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_owner_file` ON `candidates` (`created_by`,`file_sha256`) WHERE "candidates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_owner_email` ON `candidates` (`created_by`,lower("email")) WHERE "candidates"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `jobs_deleted` ON `jobs` (`deleted_at`) WHERE "jobs"."deleted_at" is not null;