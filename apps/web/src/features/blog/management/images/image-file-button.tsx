import { imageMimeTypes } from "@resume-picker/domain/blog/image-rules";
import { useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";

type Props = {
  /** The accessible name of the hidden file input. */
  label: string;
  icon: ReactNode;
  busy?: boolean;
  multiple?: boolean;
  size?: "sm" | "md";
  onFiles: (files: File[]) => void;
  children: string;
};

export function ImageFileButton(props: Props) {
  const { label, icon, busy = false, multiple = false, size = "sm", onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={imageMimeTypes.join(",")}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Cleared so the same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
