/** Letters 128 to 255 of code page 437, which ZIPs without the UTF-8 flag are written in. */
const high =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** The name of an entry. Many programs write UTF-8 without saying so: what reads as such is. */
export function decodeName(bytes: Uint8Array<ArrayBuffer>, isUtf8: boolean): string {
  try {
    return new TextDecoder("utf-8", { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return [...bytes]
      .map((byte) => (byte < 128 ? String.fromCharCode(byte) : (high[byte - 128] ?? "_")))
      .join("");
  }
}
