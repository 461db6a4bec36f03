import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { AppError } from "@resume-picker/domain/errors";

/** Returns the form's image. @throws AppError if it is missing or too large. */
export async function readImage(form: FormData) {
  const image = form.get("image");
  if (!(image instanceof File)) throw new AppError("VALIDATION", imageMessages.missing);
  if (image.size > maxImageBytes) throw new AppError("TOO_LARGE", imageMessages.tooLarge);
  return { name: image.name, bytes: new Uint8Array(await image.arrayBuffer()) };
}
