/** The place of the address: as the person's own, or in a text about or by somebody else. */
export const addressPlaces = ["address", "older-version", "message", "cv-text", "note"] as const;
export type AddressPlace = (typeof addressPlaces)[number];

export const placeLabels: Record<AddressPlace, string> = {
  address: "Email address of the candidate",
  "older-version": "Email address in an older CV",
  message: "Recipient of a message",
  "cv-text": "In the text of the CV",
  note: "In a note",
};

/**
 * Places that identify the candidate as the person in question. The others may be mentions, such as
 * a referee.
 */
export const ownPlaces: readonly AddressPlace[] = ["address", "older-version", "message"];
