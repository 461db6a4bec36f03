import { useEffect, useState } from "react";
import type { DragEvent } from "react";
import { readDroppedFiles } from "./read-dropped-files.ts";
import type { UploadSource } from "./upload-source.ts";

type Options = {
  isDisabled: boolean;
  onFiles: (files: readonly (File | UploadSource)[]) => void;
};

/** Handlers for the element that takes files, and whether some are held over it. */
export function useDropZone({ isDisabled, onFiles }: Options) {
  const [isOver, setIsOver] = useState(false);
  useKeepPage();
  return {
    isDragActive: isOver && !isDisabled,
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) void readDroppedFiles(event.dataTransfer).then(onFiles);
      },
    },
  };
}

/** A file that misses the zone must not replace the page. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, []);
}
