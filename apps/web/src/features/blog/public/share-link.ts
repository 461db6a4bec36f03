export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** Shares with the device's share dialog if it has one, otherwise copies the link. */
export async function shareLink(link: {
  title: string;
  text: string;
  url: string;
}): Promise<ShareOutcome> {
  if ("share" in navigator) {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // Sharing failed but was not cancelled, so the link can still be copied.
    }
  }
  return (await copyText(link.url)) ? "copied" : "failed";
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Without https there is no clipboard API, only the old copy command for a selection. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- all that a site without https has
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
