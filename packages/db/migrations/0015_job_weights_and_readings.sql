CREATE TABLE `job_readings` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`reader_version` integer NOT NULL,
	`reading` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `weights` text DEFAULT '{"skills":0.5,"title":0.2,"seniority":0.15,"recency":0.1,"gaps":0.05}' NOT NULL;--> statement-breakpoint
UPDATE `jobs` SET `weights` = (SELECT `weights` FROM `scores` WHERE `scores`.`job_id` = `jobs`.`id` ORDER BY `candidate_id` DESC LIMIT 1) WHERE EXISTS (SELECT 1 FROM `scores` WHERE `scores`.`job_id` = `jobs`.`id`);
