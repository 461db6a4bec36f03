import { pictureText } from "./content.ts";

/** The workspace with the sample data, as `npm run screenshots` takes it, in the look of the page. */
export function ProductPicture() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface shadow-float">
      {(["light", "dark"] as const).map((look) => (
        <img
          key={look}
          src={`/product-${look}.webp`}
          srcSet={`${[480, 960].map((width) => `/product-${look}-${width}.webp ${width}w`).join(", ")}, /product-${look}.webp 1440w`}
          sizes="(min-width: 64rem) 42rem, 92vw"
          alt={pictureText}
          width={1440}
          height={900}
          decoding="async"
          // The look that isn't shown is never fetched.
          loading="lazy"
          className={`h-auto w-full picture-${look}`}
        />
      ))}
    </figure>
  );
}
