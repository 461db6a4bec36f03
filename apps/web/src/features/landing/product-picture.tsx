import { pictureThemes, productPicture } from "@resume-picker/domain/landing/product-picture";
import { pictureText } from "./content.ts";

/**
 * A screenshot of the workspace with sample data, taken by `npm run lab screenshots`, in the page's
 * theme.
 */
export function ProductPicture() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface shadow-float">
      {pictureThemes.map((look) => (
        <img
          key={look}
          {...productPicture(look)}
          alt={pictureText}
          width={1440}
          height={900}
          decoding="async"
          // Lazy loading never fetches the image of the other theme.
          loading="lazy"
          className={`h-auto w-full picture-${look}`}
        />
      ))}
    </figure>
  );
}
