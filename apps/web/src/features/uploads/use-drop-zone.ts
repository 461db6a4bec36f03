import { useEffect, useEffectEvent, useState } from "react";
import { readDroppedFiles } from "./read-dropped-files.ts";
import type { UploadSource } from "./upload-source.ts";

type Options = {
  isDisabled: boolean;
  onFiles: (files: readonly (File | UploadSource)[]) => void;
};

/** The whole window takes files; answers whether some are held over it. */
export function useDropZone({ isDisabled, onFiles }: Options): boolean {
  const [isOver, setIsOver] = useState(false);
  const onOver = useEffectEvent((event: DragEvent) => {
    // Text that is dragged from one field to another is none of ours.
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
    setIsOver(true);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    // A file must not replace the page, though nothing can be uploaded now.
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) void readDroppedFiles(dataTransfer).then(onFiles);
  });
  useEffect(() => {
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("dragover", onOver, { signal });
    window.addEventListener("dragleave", onLeave, { signal });
    window.addEventListener("drop", onDrop, { signal });
    return () => controller.abort();
  }, []);
  return isOver && !isDisabled;
}
