CREATE TABLE `candidate_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`text` text,
	`author_id` text,
	`author_name` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_notes_candidate` ON `candidate_notes` (`candidate_id`,`id`);--> statement-breakpoint
CREATE INDEX `candidate_notes_author` ON `candidate_notes` (`author_id`);--> statement-breakpoint
CREATE TABLE `decision_reasons` (
	`user_id` text PRIMARY KEY NOT NULL,
	`reasons` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`decision` text,
	`reasons` text NOT NULL,
	`note` text,
	`decided_by` text,
	`decided_by_name` text,
	`decided_at` integer NOT NULL,
	`shown_then` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `decisions_job` ON `decisions` (`job_id`,`candidate_id`,`id`);--> statement-breakpoint
CREATE INDEX `decisions_candidate` ON `decisions` (`candidate_id`,`id`);--> statement-breakpoint
CREATE INDEX `decisions_by` ON `decisions` (`decided_by`);--> statement-breakpoint
CREATE TRIGGER `decisions_not_replaced` BEFORE INSERT ON `decisions`
WHEN EXISTS (SELECT 1 FROM decisions WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'Decisions are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `decisions_appended` AFTER INSERT ON `decisions`
WHEN NEW.id < (SELECT max(id) FROM decisions)
BEGIN SELECT RAISE(ABORT, 'Decisions are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `decisions_kept` BEFORE DELETE ON `decisions`
WHEN EXISTS (SELECT 1 FROM candidates WHERE id = OLD.candidate_id)
  AND EXISTS (SELECT 1 FROM jobs WHERE id = OLD.job_id)
BEGIN SELECT RAISE(ABORT, 'Decisions are append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `decisions_unchanged` BEFORE UPDATE ON `decisions`
WHEN NEW.id IS NOT OLD.id
  OR NEW.job_id IS NOT OLD.job_id
  OR NEW.decision IS NOT OLD.decision
  OR NEW.reasons IS NOT OLD.reasons
  OR NEW.note IS NOT OLD.note
  OR NEW.decided_at IS NOT OLD.decided_at
  OR NEW.shown_then IS NOT OLD.shown_then
  OR (NEW.candidate_id IS NOT OLD.candidate_id AND NOT EXISTS (
    SELECT 1 FROM candidates one JOIN candidates other ON other.file_sha256 = one.file_sha256
    WHERE one.id = OLD.candidate_id AND other.id = NEW.candidate_id))
  OR ((NEW.decided_by IS NOT OLD.decided_by OR NEW.decided_by_name IS NOT OLD.decided_by_name)
    AND (NEW.decided_by IS NOT NULL OR NEW.decided_by_name IS NOT NULL
      OR EXISTS (SELECT 1 FROM users WHERE id = OLD.decided_by)))
BEGIN SELECT RAISE(ABORT, 'Decisions are append-only.'); END;
