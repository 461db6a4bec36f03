DROP VIEW `candidate_search_texts`;
--> statement-breakpoint
CREATE VIEW `candidate_search_texts` AS
SELECT c.id, coalesce(c.name, '') AS name,
  coalesce(c.last_role_title, '') || coalesce((SELECT group_concat(
    char(10) || coalesce(json_extract(value, '$.role'), '') || ' · ' || coalesce(json_extract(value, '$.company'), ''), '')
    FROM json_each(c.experience_timeline)), '') AS titles,
  coalesce((SELECT group_concat(s.skill, ' · ') FROM candidate_skills s WHERE s.candidate_id = c.id), '') AS skills,
  substr(c.extracted_text, 1, 100000) AS body
FROM candidates c;
