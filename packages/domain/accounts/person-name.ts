type Named = { firstName: string | null; lastName: string | null; username: string };

/** First and last name, or the username if both are missing. */
export const personName = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ") || username;
