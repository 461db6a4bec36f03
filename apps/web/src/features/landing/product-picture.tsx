import { looks, productPicture } from "@resume-picker/domain/landing/product-picture";
import { pictureText } from "./content.ts";

/** The workspace with the sample data, as `npm run lab screenshots` takes it, in the look of the page. */
export function ProductPicture() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface shadow-float">
      {looks.map((look) => (
        <img
          key={look}
          {...productPicture(look)}
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
