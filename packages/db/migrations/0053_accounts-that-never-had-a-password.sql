-- A sign-in provider made an account if its identity is as old as the account. Every password that
-- its user chose or signed in with is among the actions, which have been recorded since before
-- accounts could come from a provider.
UPDATE `users` SET `has_password` = 0
WHERE EXISTS (
  SELECT 1 FROM `openid_identities` i
  WHERE i.`user_id` = `users`.`id` AND i.`created_at` = `users`.`created_at`
) AND NOT EXISTS (
  SELECT 1 FROM `user_actions` a
  WHERE a.`user_id` = `users`.`id` AND (
    a.`action` IN ('password.change', 'password.reset')
    OR (a.`action` = 'sign-in' AND json_extract(a.`metadata`, '$.by') IS NOT 'openid')
  )
);
