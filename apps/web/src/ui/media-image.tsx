import { imageSources, readMediaUrl } from "@resume-picker/domain/blog/image-rules";

type Props = {
  url: string;
  alt: string;
  /** How wide it is shown, for the browser's choice of size; see `sizes` in HTML. */
  sizes: string;
  /** In sight at once: not put off, and fetched first. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** An image of this site. Its address tells its size, so that nothing moves when it arrives. */
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
