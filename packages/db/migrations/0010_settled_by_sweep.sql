-- Files that no row names are found by looking at each start; nothing announces them any more.
DELETE FROM `work` WHERE `kind` IN ('settle-file', 'settle-image');
