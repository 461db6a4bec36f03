/** Limits of a ZIP. Its files are unpacked one by one as they are sent, never all at once. */
export const zipLimits = {
  entries: 10_000,
  /** Total bytes of all unpacked files. */
  inflatedBytes: 4 * 1024 ** 3,
  /**
   * The maximum ratio of unpacked to packed size, for files over `ratioFrom` bytes. Text compresses
   * to about a tenth.
   */
  ratio: 200,
  ratioFrom: 1024 * 1024,
} as const;

export const zipMessages = {
  noZip: "This isn’t a ZIP archive, or it is damaged. Create it again.",
  tooManyEntries: `This ZIP holds more than ${zipLimits.entries.toLocaleString("en")} files. Pack them into several smaller ones.`,
  tooManyBytes: "This ZIP holds more than 4 GB of files. Pack them into several smaller ones.",
  overlapping: "This ZIP looks unsafe and was rejected.",
  empty: "This ZIP has no files.",
  encrypted: "It is locked with a password. Unpack the ZIP and drop its files.",
  nested: "An archive inside a ZIP is not unpacked. Unpack it and drop its files.",
  method: "This compression isn’t supported. Create the ZIP again.",
  ratio: "It is far too large when unpacked, so it was rejected.",
  damaged: "This part of the ZIP is damaged. Create the ZIP again.",
} as const;
