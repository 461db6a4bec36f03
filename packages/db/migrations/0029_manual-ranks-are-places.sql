ALTER TABLE `jobs` ADD `manually_ranked_at` integer;--> statement-breakpoint
UPDATE `jobs` SET `manually_ranked_at` = (SELECT max(`manual_ranked_at`) FROM `scores` WHERE `scores`.`job_id` = `jobs`.`id` AND `manual_rank` IS NOT NULL);--> statement-breakpoint
DROP INDEX `scores_ranked`;--> statement-breakpoint
ALTER TABLE `scores` DROP COLUMN `manual_rank`;--> statement-breakpoint
ALTER TABLE `scores` DROP COLUMN `manual_ranked_at`;
