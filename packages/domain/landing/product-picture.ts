export const pictureThemes = ["light", "dark"] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** The URLs of the landing page's picture by stored width. Its preload must use the same values. */
export function productPicture(theme: PictureTheme) {
  const widths = [480, 960].map((width) => `/product-${theme}-${width}.webp ${width}w`);
  return {
    src: `/product-${theme}.webp`,
    srcSet: [...widths, `/product-${theme}.webp 1440w`].join(", "),
    sizes: "(min-width: 64rem) 42rem, 92vw",
  };
}
