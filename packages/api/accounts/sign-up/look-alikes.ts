import { foldUsername } from "@resume-picker/domain/accounts/names";
import unhomoglyph from "unhomoglyph";

/** Returns the Unicode skeleton (UTS #39, section 4), which look-alike texts share. */
const skeletonOf = (text: string) => unhomoglyph(text.normalize("NFD")).normalize("NFD");

/**
 * Returns the skeletons of a username in lower case and as typed, since a capital I looks like a
 * lower-case l. Usernames that share a skeleton look alike.
 */
export function skeletonsOf(username: string): string[] {
  const inSmallLetters = skeletonOf(foldUsername(username));
  const asTyped = skeletonOf(username.normalize("NFKC")).toLowerCase();
  return [...new Set([inSmallLetters, asTyped])];
}
