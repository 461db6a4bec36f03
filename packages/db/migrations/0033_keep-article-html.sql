CREATE TABLE `article_html` (
	`post_id` integer PRIMARY KEY NOT NULL,
	`build` text NOT NULL,
	`content_hash` text NOT NULL,
	`html` text,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
