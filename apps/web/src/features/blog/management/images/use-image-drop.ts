import { useEffect, useState } from "react";
import type { DragEvent } from "react";

/** Returns handlers for the element that accepts images, and whether a file is dragged over it. */
export function useImageDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // A file dropped outside the element must not replace the page.
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, []);
  return {
    isOver,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
