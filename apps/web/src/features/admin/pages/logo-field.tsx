import { imageMessages, imageMimeTypes } from "@resume-picker/domain/blog/image-rules";
import { logoTooLarge, maxLogoBytes } from "@resume-picker/domain/settings/site";
import { useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { useSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { BrandMark } from "../../../ui/page/brand.tsx";

const refuse = (description: string) =>
  toast({ title: "Upload failed", description, tone: "destructive" });

/** Returns why a file can't be used as the logo, or null if it can. */
function refusalOf({ type, size }: File): string | null {
  if (!imageMimeTypes.some((known) => known === type)) return imageMessages.wrongType;
  return size > maxLogoBytes ? logoTooLarge : null;
}

/** The image that replaces the product's logo on every page. */
export function LogoField() {
  const input = useRef<HTMLInputElement>(null);
  const utils = api.useUtils();
  const { logoUrl } = useSession().site;
  const options = {
    onSuccess: () => utils.accounts.session.invalidate(),
    onError: (error: unknown) => refuse(errorMessage(error, imageMessages.unreadable)),
  };
  const [isAsking, setAsking] = useState(false);
  const upload = api.settings.setLogo.useMutation(options);
  const remove = api.settings.removeLogo.useMutation(options);
  const send = (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal !== null) {
      refuse(refusal);
      return;
    }
    const form = new FormData();
    form.append("image", file, file.name);
    upload.mutate(form);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="w-80 max-sm:w-full">
        <p className="font-medium">Logo</p>
        <p className="mt-1 text-13 text-ink-3">
          JPEG, PNG, GIF or WebP up to 1 MB. It is shown on light and dark backgrounds.
        </p>
      </div>
      <span className="w-32">
        <BrandMark />
      </span>
      <input
        ref={input}
        type="file"
        aria-label="Logo"
        accept={imageMimeTypes.join(",")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          send(target.files?.[0]);
          // Cleared because choosing the same file again would not trigger a change event.
          target.value = "";
        }}
      />
      <span className="ml-auto flex gap-2">
        {logoUrl !== null && (
          <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => setAsking(true)}>
            Remove logo
          </Button>
        )}
        <Button size="sm" busy={upload.isPending} onClick={() => input.current?.click()}>
          {logoUrl === null ? "Upload logo" : "Replace logo"}
        </Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          open
          title="Remove the logo?"
          confirmLabel="Remove"
          onConfirm={() => {
            setAsking(false);
            remove.mutate();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>The Resume Picker logo is shown instead.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
