import { imageSources, readMediaUrl } from "@resume-picker/domain/blog/image-rules";

type Props = {
  url: string;
  alt: string;
  /** The displayed width, as in the `sizes` attribute of HTML. */
  sizes: string;
  /** True if the image is visible on load. It is then loaded eagerly with high priority. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** An image of this site. Its URL contains its size, which avoids a layout shift. */
export function MediaImage({ url, alt, sizes, isFirst = false, className }: Props) {
  const image = readMediaUrl(url);
  if (!image) return null;
  return (
    <img
      src={url}
      srcSet={imageSources(image)
        .map((source) => `${source.url} ${source.width}w`)
        .join(", ")}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      className={className}
    />
  );
}
