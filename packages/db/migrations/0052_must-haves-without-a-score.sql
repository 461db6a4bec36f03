-- A file without a score was not compared with the job's must-haves.
UPDATE `scores` SET `must_states` = '', `missing_must_have` = '[]'
WHERE `must_states` <> '' AND `candidate_id` IN (
  SELECT `id` FROM `candidates`
  WHERE `warnings` LIKE '%"other-document"%' OR `warnings` LIKE '%"language-not-supported"%'
);
