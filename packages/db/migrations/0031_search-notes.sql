CREATE VIRTUAL TABLE `note_search` USING fts5(text, tokenize = "unicode61 remove_diacritics 2 tokenchars '+#'");
--> statement-breakpoint
INSERT INTO note_search(note_search, rank) VALUES('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `note_search_insert` AFTER INSERT ON `candidate_notes` WHEN new.text IS NOT NULL BEGIN
  INSERT INTO note_search(rowid, text) VALUES (new.id, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER `note_search_update` AFTER UPDATE OF `text` ON `candidate_notes` BEGIN
  DELETE FROM note_search WHERE rowid = old.id;
  INSERT INTO note_search(rowid, text) SELECT new.id, new.text WHERE new.text IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `note_search_delete` AFTER DELETE ON `candidate_notes` BEGIN
  DELETE FROM note_search WHERE rowid = old.id;
END;
--> statement-breakpoint
INSERT INTO note_search(rowid, text) SELECT id, text FROM candidate_notes WHERE text IS NOT NULL;
