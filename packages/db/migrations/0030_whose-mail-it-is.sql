CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `user_id` text REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
UPDATE `mails` SET `user_id` = (SELECT `id` FROM `users` WHERE lower(`users`.`email`) IN (lower(`mails`.`recipient`), lower(`mails`.`reply_to`)));--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user_id`);