import { foldUsername } from "@resume-picker/domain/accounts/names";
import unhomoglyph from "unhomoglyph";

/** Unicode's skeleton (UTS #39, section 4): texts that look the same have the same one. */
const skeletonOf = (text: string) => unhomoglyph(text.normalize("NFD")).normalize("NFD");

/**
 * The skeletons of a user name: as it looks in small letters, and as it is typed, since a capital I
 * looks like a small l. Names that share one look alike.
 */
export function skeletonsOf(username: string): string[] {
  const inSmallLetters = skeletonOf(foldUsername(username));
  const asTyped = skeletonOf(username.normalize("NFKC")).toLowerCase();
  return [...new Set([inSmallLetters, asTyped])];
}
