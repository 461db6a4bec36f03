/** The characters for the bytes 0x80 to 0x9f; all other bytes are as in Latin-1. */
export const highCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20's own "windows-1252" decoder returns these bytes as control characters. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return text.replace(/[\u0080-\u009f]/g, (byte) =>
    highCharacters.charAt(byte.charCodeAt(0) - 0x80),
  );
}
