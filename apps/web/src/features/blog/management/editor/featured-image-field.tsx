import { ImagePlus, Images, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../../../lib/toast.tsx";
import { classNames } from "../../../../lib/class-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { MediaImage } from "../../../../ui/media-image.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { ImagesDialog } from "../images/images-dialog.tsx";
import { ImageFileButton } from "../images/image-file-button.tsx";
import type { PostFields } from "./post-fields.ts";
import { useImageDrop } from "../images/use-image-drop.ts";
import { useUploadImage } from "../images/use-upload-image.ts";

export function FeaturedImageField({ draft, errors, change }: PostFields) {
  const { upload, isUploading } = useUploadImage();
  const [isChoosing, setIsChoosing] = useState(false);
  const show = ({ url, altText }: { url: string; altText: string | null }) =>
    change((present) => ({
      ...present,
      featuredImage: url,
      featuredImageAlt: altText ?? present.featuredImageAlt,
    }));
  const take = async ([file]: File[]) => {
    if (!file) return;
    const asset = await upload(file);
    if (!asset) return;
    show(asset);
    toast({
      title: "Image uploaded successfully",
      description: "Your featured image has been set",
      tone: "success",
    });
  };
  const { isOver, zone } = useImageDrop((files) => void take(files));
  const hasImage = draft.featuredImage !== "";

  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Featured image</legend>
      <div
        {...zone}
        className={classNames(
          "rounded-panel border border-dashed p-4",
          isOver ? "border-brand bg-brand-soft" : "border-line-strong",
        )}
      >
        {hasImage && (
          <MediaImage
            url={draft.featuredImage}
            alt={draft.featuredImageAlt}
            sizes="15rem"
            className="mb-3 aspect-video w-60 rounded-control object-cover"
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ImageFileButton
            label="Featured image"
            icon={<ImagePlus size={16} strokeWidth={1.6} aria-hidden />}
            busy={isUploading}
            onFiles={(files) => void take(files)}
          >
            {hasImage ? "Replace image" : "Upload image"}
          </ImageFileButton>
          <Button
            variant="quiet"
            size="sm"
            icon={<Images size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setIsChoosing(true)}
          >
            From the library
          </Button>
          {hasImage && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 size={16} strokeWidth={1.6} aria-hidden />}
              onClick={() =>
                change((present) => ({ ...present, featuredImage: "", featuredImageAlt: "" }))
              }
            >
              Remove image
            </Button>
          )}
          <p role="status" className="text-12 text-ink-3">
            {isUploading ? "Uploading…" : "Drop one here. JPEG, PNG, GIF or WebP, up to 5 MB."}
          </p>
        </div>
        {hasImage && (
          <TextField
            label="Image alt text"
            name="featuredImageAlt"
            hint="Describe it for screen readers. Required to publish."
            value={draft.featuredImageAlt}
            error={errors.featuredImageAlt}
            maxLength={500}
            className="mt-4"
            onChange={({ target }) =>
              change((present) => ({ ...present, featuredImageAlt: target.value }))
            }
          />
        )}
      </div>
      {isChoosing && (
        <ImagesDialog
          onClose={() => setIsChoosing(false)}
          onChoose={(image) => {
            setIsChoosing(false);
            show(image);
          }}
        />
      )}
    </fieldset>
  );
}
