CREATE TABLE `retention_rules` (
	`user_id` text PRIMARY KEY NOT NULL,
	`keep_months` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
