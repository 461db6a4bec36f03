ALTER TABLE `log_entries` ADD `is_read` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `log_entries` SET `is_read` = true
WHERE `level` IN ('debug', 'info')
  AND json_extract(`details`, '$.method') = 'GET'
  AND json_extract(`details`, '$.status') < 400;
