CREATE TABLE `blog_former_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_former_slugs_post` ON `blog_former_slugs` (`post_id`);--> statement-breakpoint
CREATE TABLE `blog_preview_links` (
	`post_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_preview_links_token` ON `blog_preview_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `blog_revisions` (
	`post_id` integer NOT NULL,
	`number` integer NOT NULL,
	`version` text NOT NULL,
	`saved_by` text,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `number`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `blog_revisions_saver` ON `blog_revisions` (`saved_by`);--> statement-breakpoint
CREATE TABLE `blog_working_copies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`post_id` integer,
	`draft` text NOT NULL,
	`base_updated_at` integer,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_working_copies_post` ON `blog_working_copies` (`user_id`,`post_id`);--> statement-breakpoint
CREATE INDEX `blog_working_copies_of_post` ON `blog_working_copies` (`post_id`);