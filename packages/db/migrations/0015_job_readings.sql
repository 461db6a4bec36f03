CREATE TABLE `job_readings` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`reader_version` integer NOT NULL,
	`reading` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
