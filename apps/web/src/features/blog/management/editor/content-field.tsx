import { hasImageWithoutAlt } from "@resume-picker/domain/blog/image-rules";
import {
  Bold,
  Code,
  Heading,
  ImagePlus,
  Images,
  Italic,
  Link,
  List,
  Quote,
  Table,
} from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "../../../../lib/class-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextArea } from "../../../../ui/forms/text-area.tsx";
import { applyMark, markdownMarks, typeText } from "./edit-markdown.ts";
import { ImagesDialog } from "../images/images-dialog.tsx";
import { ImageFileButton } from "../images/image-file-button.tsx";
import type { PostFields } from "./post-fields.ts";
import { useImageDrop } from "../images/use-image-drop.ts";
import { useUploadImage } from "../images/use-upload-image.ts";

const markIcons = { Bold, Italic, Heading, Link, List, Quote, Code, Table };
// `markIcons` has an icon for each of these marks.
const markNames = Object.keys(markdownMarks) as (keyof typeof markdownMarks)[];

export function ContentField({ draft, errors, change }: PostFields) {
  const holder = useRef<HTMLDivElement>(null);
  const uploads = useRef(0);
  const [isChoosing, setIsChoosing] = useState(false);
  const { upload, isUploading } = useUploadImage();
  const field = () => holder.current?.querySelector("textarea") ?? null;

  const insertImage = async (file: File) => {
    uploads.current += 1;
    const placeholder = `![Uploading ${file.name.replaceAll(/[[\]()]/g, "")}…](#upload-${uploads.current})`;
    const textarea = field();
    if (textarea) typeText(textarea, placeholder);
    const asset = await upload(file);
    const image = asset === null ? "" : `![${asset.altText ?? ""}](${asset.url})`;
    change((present) => ({
      ...present,
      content: present.content.replace(placeholder, () => image),
    }));
  };
  const insertImages = (files: File[]) => {
    for (const file of files) void insertImage(file);
  };
  const { isOver, zone } = useImageDrop(insertImages);

  return (
    <div ref={holder}>
      {/* Always one line, which scrolls if it doesn't fit. */}
      <div
        role="group"
        aria-label="Format the text"
        className="-mx-1 mb-0.5 flex items-center gap-1 overflow-x-auto p-1"
      >
        {markNames.map((name) => {
          const Icon = markIcons[name];
          return (
            <IconButton
              key={name}
              size="sm"
              label={name}
              icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}
              // Keeps the text selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                const textarea = field();
                if (textarea) applyMark(textarea, markdownMarks[name]);
              }}
            />
          );
        })}
        <div className="ml-auto flex shrink-0 gap-1">
          <ImageFileButton
            label="Images for the text"
            icon={<ImagePlus size={16} strokeWidth={1.6} aria-hidden />}
            busy={isUploading}
            multiple
            onFiles={insertImages}
          >
            Image
          </ImageFileButton>
          <Button
            variant="quiet"
            size="sm"
            icon={<Images size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setIsChoosing(true)}
          >
            Library
          </Button>
        </div>
      </div>
      <div {...zone} className={classNames(isOver && "rounded-control outline-2 outline-brand")}>
        <TextArea
          label="Content"
          name="content"
          hint={
            hasImageWithoutAlt(draft.content)
              ? "An image has no alt text. Describe it between the brackets before you publish: ![a desk](…)."
              : "Markdown. Drop or paste images into it."
          }
          value={draft.content}
          error={errors.content}
          maxLength={200_000}
          inputClassName="min-h-90! font-mono text-13! leading-relaxed"
          onChange={({ target }) => change((present) => ({ ...present, content: target.value }))}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            insertImages(files);
          }}
        />
      </div>
      {isChoosing && (
        <ImagesDialog
          onClose={() => setIsChoosing(false)}
          onChoose={({ url, altText }) => {
            setIsChoosing(false);
            const at = field()?.selectionStart ?? draft.content.length;
            const image = `![${altText ?? ""}](${url})`;
            change((present) => ({
              ...present,
              content: present.content.slice(0, at) + image + present.content.slice(at),
            }));
          }}
        />
      )}
    </div>
  );
}
