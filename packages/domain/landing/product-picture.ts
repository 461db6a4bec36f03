export const looks = ["light", "dark"] as const;
export type Look = (typeof looks)[number];

/** The URLs of the landing page's picture by stored width. Its preload must use the same values. */
export function productPicture(look: Look) {
  const widths = [480, 960].map((width) => `/product-${look}-${width}.webp ${width}w`);
  return {
    src: `/product-${look}.webp`,
    srcSet: [...widths, `/product-${look}.webp 1440w`].join(", "),
    sizes: "(min-width: 64rem) 42rem, 92vw",
  };
}
