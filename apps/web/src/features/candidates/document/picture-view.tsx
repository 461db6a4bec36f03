import { fileTypes } from "@resume-picker/domain/file-types";
import { picturePage } from "@resume-picker/domain/uploads/picture-page";
import type { PageSize } from "@resume-picker/domain/uploads/picture-page";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CvError } from "./cv-error.tsx";
import { CvLoading } from "./cv-loading.tsx";
import type { CvViewProps } from "./cv-view-props.ts";
import { PageLines } from "./pdf/page-lines.tsx";
import { pageWidth } from "./page-width.ts";
import { useCvFile } from "./use-cv-file.ts";
import { useWidth } from "./use-width.ts";
import { reasonFor } from "../../../lib/error-message.ts";

/** A CV that was uploaded as an image, with the recognized lines over it. */
export function PictureView({ candidate, document, marks, zoom, scroller, onShown }: CvViewProps) {
  const file = useCvFile(candidate.id, document.fileSha256, true);
  const picture = usePicture(file.data ?? null, fileTypes[document.fileType].mimeType);
  const [size, setSize] = useState<PageSize | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const paneWidth = useWidth(scroller);
  const lines = useMemo(
    () => document.lines.map((line, index) => ({ line, index })),
    [document.lines],
  );
  const isShown = size !== null && paneWidth > 0;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);

  if (file.error)
    return <CvError message={reasonFor(file.error)} onRetry={() => void file.refetch()} />;
  if (isBroken)
    return <CvError message="This picture can’t be drawn here. Download it to see it." />;
  return (
    <>
      {!isShown && <CvLoading />}
      <div className="w-max min-w-full p-4" hidden={!isShown}>
        <div
          role="group"
          aria-label="Page 1 of 1"
          // Paper is white in every theme, and so is the highlighter.
          className="relative mx-auto bg-[#ffffff] shadow-float [color-scheme:light]"
          style={{ width: pageWidth(paneWidth, zoom) }}
        >
          {file.data && (
            <img
              ref={picture}
              // The lines over the image are its text alternative.
              alt=""
              className="block w-full"
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize(picturePage({ width, height }))
              }
              onError={() => setIsBroken(true)}
            />
          )}
          {size && <PageLines lines={lines} marks={marks} size={size} />}
        </div>
      </div>
    </>
  );
}

/** Sets the image's source while it is mounted, and then revokes its URL. */
function usePicture(bytes: ArrayBuffer | null, type: string) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !bytes) return;
      const url = URL.createObjectURL(new Blob([bytes], { type }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, type],
  );
}
