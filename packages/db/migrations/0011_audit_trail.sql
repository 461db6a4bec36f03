CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`action` text NOT NULL,
	`resource_type` text,
	`resource_id` text,
	`details` text,
	`actor` text,
	`actor_digest` text,
	`subject` text,
	`subject_digest` text,
	`hash` text NOT NULL,
	`actor_id` text GENERATED ALWAYS AS (actor ->> 'id') VIRTUAL,
	`subject_id` text GENERATED ALWAYS AS (subject ->> 'id') VIRTUAL
);
--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_subject` ON `audit_events` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_action` ON `audit_events` (`action`,`id`);
--> statement-breakpoint
CREATE TRIGGER `audit_events_appended` BEFORE INSERT ON `audit_events`
WHEN NEW.id <= (SELECT coalesce(max(id), 0) FROM audit_events)
BEGIN SELECT RAISE(ABORT, 'The audit trail is append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_kept` BEFORE DELETE ON `audit_events`
BEGIN SELECT RAISE(ABORT, 'The audit trail is append-only.'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_unchanged` BEFORE UPDATE ON `audit_events`
WHEN NEW.id IS NOT OLD.id
  OR NEW.created_at IS NOT OLD.created_at
  OR NEW.action IS NOT OLD.action
  OR NEW.resource_type IS NOT OLD.resource_type
  OR NEW.resource_id IS NOT OLD.resource_id
  OR NEW.details IS NOT OLD.details
  OR NEW.actor_digest IS NOT OLD.actor_digest
  OR NEW.subject_digest IS NOT OLD.subject_digest
  OR NEW.hash IS NOT OLD.hash
  OR (NEW.actor IS NOT OLD.actor AND (NEW.actor IS NOT NULL
    OR OLD.actor ->> 'id' IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = OLD.actor ->> 'id')))
  OR (NEW.subject IS NOT OLD.subject AND (NEW.subject IS NOT NULL
    OR OLD.subject ->> 'id' IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = OLD.subject ->> 'id')))
BEGIN SELECT RAISE(ABORT, 'The audit trail is append-only.'); END;
