CREATE TABLE `username_skeletons` (
	`user_id` text NOT NULL,
	`skeleton` text NOT NULL,
	PRIMARY KEY(`skeleton`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `username_skeletons_user` ON `username_skeletons` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `username_folded` text;--> statement-breakpoint
ALTER TABLE `users` ADD `former_username` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_folded` ON `users` (`username_folded`);