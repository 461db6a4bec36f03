import type { Profile } from "@resume-picker/domain/accounts/profile";
import {
  imageMessages,
  imageMimeTypes,
  maxImageBytes,
} from "@resume-picker/domain/blog/image-rules";
import { useRef } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Avatar } from "../../../ui/avatar/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { useSavedProfile } from "./use-saved-profile.ts";

const refuse = (description: string) =>
  toast({ title: "Upload failed", description, tone: "destructive" });

/** Returns why a file can't be used as a picture, or null if it can. */
function refusalOf({ type, size }: File): string | null {
  if (!imageMimeTypes.some((known) => known === type)) return imageMessages.wrongType;
  return size > maxImageBytes ? imageMessages.tooLarge : null;
}

export function OwnPicture({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const onSuccess = useSavedProfile();
  const onError = (error: unknown) => refuse(errorMessage(error, imageMessages.unreadable));
  const upload = api.accounts.setPicture.useMutation({ onSuccess, onError });
  const remove = api.accounts.removePicture.useMutation({ onSuccess, onError });
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ") || profile.username;

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
    <section className="flex flex-wrap items-center gap-4" aria-label="Picture">
      <Avatar name={name} imageUrl={profile.profileImageUrl} size="lg" />
      <input
        ref={input}
        type="file"
        aria-label="Picture"
        accept={imageMimeTypes.join(",")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          send(target.files?.[0]);
          // Cleared because choosing the same file again would not trigger a change event.
          target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          {profile.profileImageUrl === null ? "Add a picture" : "Change picture"}
        </Button>
        {profile.profileImageUrl !== null && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove picture
          </Button>
        )}
      </div>
    </section>
  );
}
