CREATE TABLE `blind_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`candidate_id` integer,
	`kind` text NOT NULL,
	`hides_schools` integer NOT NULL,
	`reason` text,
	`done_by` text,
	`done_by_name` text,
	`done_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blind_events_job` ON `blind_events` (`job_id`,`id`);--> statement-breakpoint
CREATE INDEX `blind_events_candidate` ON `blind_events` (`candidate_id`,`job_id`);--> statement-breakpoint
CREATE INDEX `blind_events_by` ON `blind_events` (`done_by`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `is_blind` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `hides_schools` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_blind` ON `jobs` (`is_blind`) WHERE is_blind = 1;--> statement-breakpoint
CREATE TRIGGER `blind_events_not_replaced` BEFORE INSERT ON `blind_events`
WHEN EXISTS (SELECT 1 FROM blind_events WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'The ledger of blind review is append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `blind_events_kept` BEFORE DELETE ON `blind_events`
WHEN EXISTS (SELECT 1 FROM jobs WHERE id = OLD.job_id)
  AND (OLD.candidate_id IS NULL OR EXISTS (SELECT 1 FROM candidates WHERE id = OLD.candidate_id))
BEGIN SELECT RAISE(ABORT, 'The ledger of blind review is append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `blind_events_unchanged` BEFORE UPDATE ON `blind_events`
WHEN NEW.id IS NOT OLD.id
  OR NEW.job_id IS NOT OLD.job_id
  OR NEW.kind IS NOT OLD.kind
  OR NEW.hides_schools IS NOT OLD.hides_schools
  OR NEW.reason IS NOT OLD.reason
  OR NEW.done_at IS NOT OLD.done_at
  OR (NEW.candidate_id IS NOT OLD.candidate_id AND NOT EXISTS (
    SELECT 1 FROM candidates one JOIN candidates other ON other.file_sha256 = one.file_sha256
    WHERE one.id = OLD.candidate_id AND other.id = NEW.candidate_id))
  OR ((NEW.done_by IS NOT OLD.done_by OR NEW.done_by_name IS NOT OLD.done_by_name)
    AND (NEW.done_by IS NOT NULL OR NEW.done_by_name IS NOT NULL
      OR EXISTS (SELECT 1 FROM users WHERE id = OLD.done_by)))
BEGIN SELECT RAISE(ABORT, 'The ledger of blind review is append-only.'); END;
