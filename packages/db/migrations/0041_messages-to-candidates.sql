CREATE TABLE `candidate_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`number` integer NOT NULL,
	`template_id` integer,
	`template_name` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`route` text NOT NULL,
	`sent_by` text,
	`sent_by_name` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`template_id`) REFERENCES `message_templates`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_messages_number` ON `candidate_messages` (`candidate_id`,`job_id`,`number`);--> statement-breakpoint
CREATE INDEX `candidate_messages_job` ON `candidate_messages` (`job_id`);--> statement-breakpoint
CREATE INDEX `candidate_messages_template` ON `candidate_messages` (`template_id`);--> statement-breakpoint
CREATE INDEX `candidate_messages_sender` ON `candidate_messages` (`sent_by`);--> statement-breakpoint
CREATE TABLE `message_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_templates_user` ON `message_templates` (`user_id`);--> statement-breakpoint
ALTER TABLE `mails` ADD `candidate_message_id` integer REFERENCES candidate_messages(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `mails_message` ON `mails` (`candidate_message_id`);