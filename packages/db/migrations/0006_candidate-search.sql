CREATE VIEW `candidate_search_texts` AS
SELECT c.id, coalesce(c.name, '') AS name,
  coalesce(c.last_role_title, '') || coalesce((SELECT group_concat(
    char(10) || coalesce(json_extract(value, '$.role'), '') || ' · ' || coalesce(json_extract(value, '$.company'), ''), '')
    FROM json_each(c.experience_timeline)), '') AS titles,
  coalesce((SELECT group_concat(s.skill, ' · ') FROM candidate_skills s WHERE s.candidate_id = c.id), '') AS skills,
  c.extracted_text AS body
FROM candidates c;
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_search` USING fts5(name, titles, skills, body, tokenize = "unicode61 remove_diacritics 2 tokenchars '+#'");
--> statement-breakpoint
INSERT INTO candidate_search(candidate_search, rank) VALUES('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_search_terms` USING fts5vocab('candidate_search', 'row');
--> statement-breakpoint
CREATE TRIGGER `candidate_search_delete` AFTER DELETE ON `candidates` BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id;
END;
--> statement-breakpoint
INSERT INTO candidate_search(rowid, name, titles, skills, body)
SELECT id, name, titles, skills, body FROM candidate_search_texts;
