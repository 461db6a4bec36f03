import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { BusboyFileStream } from "@fastify/busboy";
import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import type { Parts } from "@resume-picker/api/context";
import { UploadedFile } from "@resume-picker/api/uploads/uploaded-file";
import { AppError } from "@resume-picker/domain/errors";
import {
  diskFullMessage,
  maxFileBytes,
  maxFilesPerUpload,
  uploadMessages,
} from "@resume-picker/domain/uploads/upload-rules";
import type { MiddlewareHandler } from "hono";
import type { Variables } from "../request-info.ts";

export const tooLargeMessage = "The request is too large. Send less at once.";

const maxRequestBytes = maxFilesPerUpload * (maxFileBytes + 64 * 1024);
/** Far more than our own form has, which is a job's id. */
const maxFields = 100;

type Store = Pick<Parts, "files" | "diskSpace">;

/**
 * Receives a form's files one by one and streams each to the disk. Memory use doesn't depend on the
 * request's size. Reading starts when a procedure asks for the form, which is after authentication.
 * Files that no procedure has stored by the end, or that are incomplete because the sender
 * disconnected, are deleted.
 */
export function receiveUploads(store: Store): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const request = c.req.raw;
    const received: ReceivedFile[] = [];
    if (Number(request.headers.get("content-length")) > maxRequestBytes) throw tooLarge();
    if (request.headers.get("content-type")?.startsWith("multipart/form-data") === true)
      c.set("uploadedForm", () => readForm(request, store, received));
    try {
      await next();
    } finally {
      await Promise.all(received.map((file) => file.discard()));
    }
  };
}

const tooLarge = () => new AppError("TOO_LARGE", tooLargeMessage);

async function readForm(
  request: Request,
  { files, diskSpace }: Store,
  received: ReceivedFile[],
): Promise<FormData> {
  if (diskSpace.isFull()) throw new AppError("UNAVAILABLE", diskFullMessage, { retryAfter: 60 });
  const form = new FormData();
  const parser = openParser(request);
  const uploads: { field: string; name: string; end: Promise<ReceivedFile> }[] = [];
  let current: BusboyFileStream | null = null;
  parser.on("field", (field, value) => form.append(field, value));
  parser.on("file", (field, stream, name) => {
    current = stream;
    // Without a listener, a stream error would end the process.
    stream.on("error", () => undefined);
    if (field !== "files") {
      stream.resume();
      return;
    }
    if (uploads.length === maxFilesPerUpload) {
      parser.destroy(new AppError("TOO_LARGE", uploadMessages.tooMany));
      return;
    }
    const end = files.receive(stream.iterator({ destroyOnReturn: false }));
    uploads.push({ field, name: fileNameOf(name), end });
    end.then(
      (file) => received.push(file),
      // Other files continue. The rest of this one is skipped.
      () => stream.resume(),
    );
  });
  try {
    await pipeline(Readable.from(countBytes(request)), parser);
  } catch (error) {
    // Otherwise a reader would wait forever for the rest of a file.
    (current as BusboyFileStream | null)?.destroy(new Error("The upload was cut off."));
    await Promise.allSettled(uploads.map(({ end }) => end));
    if (error instanceof AppError) throw error;
    throw unreadable(error);
  }
  await Promise.allSettled(uploads.map(({ end }) => end));
  for (const { field, name, end } of uploads) form.append(field, new UploadedFile(name, () => end));
  return form;
}

function openParser(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  try {
    return new Busboy({
      headers: { "content-type": type },
      preservePath: true,
      limits: { fields: maxFields },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (cause: unknown) =>
  new AppError("VALIDATION", "The multipart form can't be read. Send it again.", { cause });

async function* countBytes(request: Request): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  if (request.body === null) return;
  // A request's body is a stream of bytes.
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxRequestBytes) throw tooLarge();
    yield chunk;
  }
}

/** Decodes the three characters that browsers escape because they would end the header. */
function fileNameOf(name: string | undefined): string {
  return (name ?? "").replace(/%(?:22|0A|0D)/gi, decodeURIComponent);
}
