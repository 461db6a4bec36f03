import { ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import type { ApiOutput } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { MediaImage } from "../../../../ui/media-image.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { DeleteImageDialog } from "./delete-image-dialog.tsx";
import { ImageFileButton } from "./image-file-button.tsx";
import { useUploadImage } from "./use-upload-image.ts";

type Asset = ApiOutput["media"]["list"][number];

type Props = {
  onClose: () => void;
  /** If given, each image has a button to choose it for a post. */
  onChoose?: (image: Asset) => void;
};

export function ImagesDialog({ onClose, onChoose }: Props) {
  const images = api.media.list.useQuery();
  const [deleted, setDeleted] = useState<Asset | null>(null);
  const { upload, isUploading } = useUploadImage();
  const uploadAll = async (files: File[]) => {
    for (const file of files) await upload(file);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Images"
      size="lg"
      description="Everything uploaded for the blog, the newest first."
      footer={
        <>
          <ImageFileButton
            size="md"
            label="Images to upload"
            icon={<ImagePlus size={16} strokeWidth={1.6} aria-hidden />}
            busy={isUploading}
            multiple
            onFiles={(files) => void uploadAll(files)}
          >
            Upload images
          </ImageFileButton>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {images.isPending && <Skeleton className="h-40" />}
      {images.isError && (
        <EmptyState
          title="The images could not be loaded"
          className="px-0"
          actions={<Button onClick={() => void images.refetch()}>Try Again</Button>}
        />
      )}
      {images.data?.length === 0 && <p className="text-ink-2">No images have been uploaded yet.</p>}
      {images.data && images.data.length > 0 && (
        <ul aria-label="Images" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {images.data.map((image) => (
            <li key={image.id} className="min-w-0">
              <MediaImage
                url={image.url}
                alt={image.altText ?? ""}
                sizes="14rem"
                className="aspect-video w-full rounded-control border border-line object-cover"
              />
              <div className="flex items-center gap-1">
                <p className="figures min-w-0 flex-1 truncate text-12 text-ink-3">
                  {image.originalFilename} · {Math.ceil(image.fileSize / 1024)} KB
                </p>
                {onChoose && (
                  <Button
                    size="sm"
                    aria-label={`Use ${image.originalFilename}`}
                    onClick={() => onChoose(image)}
                  >
                    Use
                  </Button>
                )}
                <IconButton
                  size="sm"
                  label={`Delete ${image.originalFilename}`}
                  icon={<Trash2 size={16} strokeWidth={1.6} aria-hidden />}
                  onClick={() => setDeleted(image)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {deleted && <DeleteImageDialog image={deleted} onClose={() => setDeleted(null)} />}
    </Dialog>
  );
}
