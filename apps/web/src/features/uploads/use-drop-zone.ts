import { useEffect, useEffectEvent, useState } from "react";
import { readDroppedFiles } from "./read-dropped-files.ts";
import type { UploadSource } from "./upload-source.ts";

type Options = {
  isDisabled: boolean;
  onFiles: (files: readonly (File | UploadSource)[]) => void;
};

/** Makes the whole window a drop zone. Returns whether files are dragged over it. */
export function useDropZone({ isDisabled, onFiles }: Options): boolean {
  const [isOver, setIsOver] = useState(false);
  const onOver = useEffectEvent((event: DragEvent) => {
    // Ignores text that is dragged between fields.
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
    setIsOver(true);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    // A dropped file must not replace the page, even if uploads are disabled.
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
