import {
  imageMessages,
  imageMimeTypes,
  maxImageBytes,
} from "@resume-picker/domain/blog/image-rules";
import { api } from "../../../../lib/api.ts";
import type { ApiOutput } from "../../../../lib/api.ts";
import { errorCode } from "../../../../lib/error-message.ts";
import { toast } from "../../../../lib/toast.tsx";

type Asset = ApiOutput["media"]["upload"];

const refusals = {
  wrongType: { title: "Invalid file type", description: imageMessages.wrongType },
  tooLarge: { title: "File too large", description: imageMessages.tooLarge },
  failed: { title: "Upload failed", description: imageMessages.unreadable },
};

/** Uploads one image. Shows a toast and returns null if that fails. */
export function useUploadImage() {
  const utils = api.useUtils();
  const { mutateAsync, isPending } = api.media.upload.useMutation();

  const upload = async (file: File): Promise<Asset | null> => {
    const refuse = (reason: keyof typeof refusals) => {
      toast({ ...refusals[reason], tone: "destructive" });
      return null;
    };
    if (!imageMimeTypes.some((type) => type === file.type)) return refuse("wrongType");
    if (file.size > maxImageBytes) return refuse("tooLarge");
    const form = new FormData();
    form.append("image", file, file.name);
    try {
      const asset = await mutateAsync(form);
      await utils.media.list.invalidate();
      return asset;
    } catch (error) {
      // The file's content may not match its extension.
      if (errorCode(error) === "UNSUPPORTED_MEDIA_TYPE") return refuse("wrongType");
      if (errorCode(error) === "PAYLOAD_TOO_LARGE" && isAboutBytes(error))
        return refuse("tooLarge");
      return refuse("failed");
    }
  };

  return { upload, isUploading: isPending };
}

/** An image with too many pixels is rejected with the same code, but not for its size in bytes. */
function isAboutBytes(error: unknown): boolean {
  return error instanceof Error && error.message === imageMessages.tooLarge;
}
