export const maxImageBytes = 5 * 1024 * 1024;
export const imageMimeTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

export const imageMessages = {
  wrongType: "Please select an image file (JPEG, PNG, GIF, WebP)",
  tooLarge: "Please select an image smaller than 5MB",
  missing: "Send one image in the form field “image”.",
  unreadable: "Failed to upload image. Please try again.",
  tooManyPixels:
    "This image has too many pixels: at most 50 megapixels, and 12,000 on each side. Save it smaller.",
  notFound: "Image not found",
} as const;

/** Widths in pixels in which an image is stored besides its full size, for cards and phones. */
export const imageWidths = [480, 960] as const;
export const fullImageWidth = 1600;

/** The `sizes` of a page's first image. Its preload must use the same value. */
export const articleImageSizes = "(min-width: 48rem) 45rem, 92vw";
export const featuredImageSizes = "(min-width: 70rem) 34rem, (min-width: 48rem) 46vw, 92vw";

export type MediaImage = { name: string; width: number; height: number };

const mediaPath = /^\/media\/([0-9a-f]{32}-(\d{1,5})x(\d{1,5})\.webp)$/;

/** Parses the address of a stored image. Returns null for any other address. */
export function readMediaUrl(url: string): MediaImage | null {
  const [, name, width, height] = mediaPath.exec(url) ?? [];
  return name === undefined ? null : { name, width: Number(width), height: Number(height) };
}

export function mediaUrl(name: string): string {
  return `/media/${name}`;
}

/** For `srcset`: an image's stored widths, smallest first. */
export function imageSources({ name, width }: MediaImage): { url: string; width: number }[] {
  return [
    ...imageWidths
      .filter((smaller) => smaller < width)
      .map((smaller) => ({ url: `${mediaUrl(name)}?w=${smaller}`, width: smaller })),
    { url: mediaUrl(name), width },
  ];
}

/** Whether a Markdown text contains an image without alternative text. */
export function hasImageWithoutAlt(content: string): boolean {
  return /!\[\s*\]\s*[([]/.test(content);
}
