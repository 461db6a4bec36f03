import { Share2 } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Post } from "../post-types.ts";
import { shareLink } from "./share-link.ts";

export function ShareButton({ post }: { post: Pick<Post, "title" | "slug" | "excerpt"> }) {
  const { mutate: recordEvent } = api.blog.recordEvent.useMutation();
  const share = async () => {
    const url = `${window.location.origin}/blog/${post.slug}`;
    const outcome = await shareLink({ title: post.title, text: post.excerpt ?? post.title, url });
    if (outcome === "cancelled") return;
    if (outcome === "failed") {
      toast({ title: "The link could not be copied", description: url, tone: "destructive" });
      return;
    }
    recordEvent({ event: "share", slug: post.slug });
    if (outcome === "copied") {
      toast({ title: "Link copied", description: "Paste it wherever you like.", tone: "success" });
    }
  };
  return (
    <Button
      size="sm"
      icon={<Share2 size={16} strokeWidth={1.6} aria-hidden />}
      onClick={() => void share()}
    >
      Share
    </Button>
  );
}

/** Reserves the button's space in the server's page, where a button would not work. */
export function ShareButtonPlace() {
  return (
    <Button size="sm" icon={<span className="size-4" />} className="invisible" aria-hidden>
      Share
    </Button>
  );
}
