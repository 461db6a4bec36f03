const ligatures = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc\u{1d400}-\u{1d7ff}]+/gu;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
// Zero-width spaces, joiners, direction marks, byte order marks, tags and similar invisible
// characters.
const invisibleCharacters =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c\u180e\u{e0000}-\u{e007f}]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what is being dropped
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd\ufffe\uffff]/gu;

/** Western letters and signs, dashes, quotes and bullets, which none of the rules below changes. */
const isClean = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2012-\u2027\u20a0-\u20bf\u2500-\u27bf]*$/;

/**
 * Normalises characters: ligatures and presentation forms to letters, spaces to plain ones, accents
 * to composed ones. Zero-width characters are removed. `²` and `…` are kept.
 */
export function cleanText(text: string): string {
  if (isClean.test(text)) return text;
  return text
    .replace(ligatures, (match) => match.normalize("NFKC"))
    .replace(spaces, " ")
    .replace(/[\u00ad\u2010\u2011]/g, "-")
    .replace(invisibleCharacters, "")
    .replace(controls, "")
    .normalize("NFC");
}

const privateUse = /^[\ue000-\uf8ff\u{f0000}-\u{10fffd}]+$/u;

/** True for characters whose shape is defined only by an icon font. */
export function isPrivateUse(text: string): boolean {
  if (text.charCodeAt(0) < 0xd800) return false;
  return privateUse.test(text);
}

const bulletCharacters =
  /^(?:[•‣⁃∙●○◦◉◎■□▪▫◼◻◾◽▶▷▸▹►▻➤➢➔➜➝➞➙→⇒»›✓✔✗✘☑☐★☆✦✧✪❖◆◇◈♦❯❱⦿⚫⚪✱✲✳❑❒❏⬤・]|\uf0b7|\uf0a7|\uf0d8|\uf0fc|\uf076|\uf0a8|\uf06c|\uf06e|\uf071)$/u;
const weakBullets = /^[-–—*·+o~¬>]$/u;

/** True for a character that is always a bullet at the start of a line. */
export function isBullet(text: string): boolean {
  return bulletCharacters.test(text);
}

/** True for a character that is a bullet if it is at the start of a line with space after it. */
export function isWeakBullet(text: string): boolean {
  return weakBullets.test(text);
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
