/** The most ids resolved to names in one call, because they are part of its URL. */
export const maxNamesAtOnce = 60;

/** The most accounts changed in one call. */
export const maxChangedAtOnce = 200;

export const userStatuses = [
  "active",
  "inactive",
  "admin",
  "never-signed-in",
  "unverified",
  "no-two-step",
] as const;
export type UserStatus = (typeof userStatuses)[number];

const sortKeys = ["name", "email", "role", "status", "last-login", "created"] as const;
const usageSortKeys = ["name", "jobs", "candidates", "sessions", "activity"] as const;

/** A column, or a minus and the column for descending order. */
type Sort<Key extends string> = Key | `-${Key}`;
export type UserSort = Sort<(typeof sortKeys)[number]>;
export type UsageSort = Sort<(typeof usageSortKeys)[number]>;

const bothWays = <Key extends string>(keys: readonly Key[]): readonly Sort<Key>[] => [
  ...keys,
  ...keys.map((key): Sort<Key> => `-${key}`),
];
export const userSorts = bothWays(sortKeys);
export const usageSorts = bothWays(usageSortKeys);

/** The actions an admin can apply to several accounts at once. */
export const userChanges = [
  "activate",
  "deactivate",
  "end-sessions",
  "unlock",
  "resend-verification",
] as const;
export type UserChange = (typeof userChanges)[number];
