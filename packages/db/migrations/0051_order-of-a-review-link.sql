ALTER TABLE `review_link_candidates` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Rows were inserted in the order in which the creator saw the candidates.
UPDATE `review_link_candidates` SET `position` = (
  SELECT count(*) FROM `review_link_candidates` earlier
  WHERE earlier.`link_id` = `review_link_candidates`.`link_id`
    AND earlier.rowid < `review_link_candidates`.rowid
);
