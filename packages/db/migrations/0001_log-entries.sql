CREATE TABLE `log_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`timestamp` integer NOT NULL,
	`level` text NOT NULL,
	`category` text NOT NULL,
	`message` text NOT NULL,
	`failure` text,
	`file` text,
	`line` integer,
	`stack` text,
	`request_id` text,
	`user_id` text,
	`details` text NOT NULL,
	`fingerprint` text,
	`count` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `log_entries_time` ON `log_entries` (`timestamp`);--> statement-breakpoint
CREATE INDEX `log_entries_user` ON `log_entries` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `log_entries_errors` ON `log_entries` (`level`,`timestamp`);--> statement-breakpoint
CREATE INDEX `log_entries_fingerprint` ON `log_entries` (`fingerprint`,`timestamp`);