type Named = { firstName: string | null; lastName: string | null; username: string };

/** First and last name; the user name of somebody who gave neither. */
export const personName = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ") || username;
