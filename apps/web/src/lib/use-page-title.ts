import { useEffect } from "react";

const site = "Resume Picker";

/** Names the page in the browser's tab after what it shows, beside the titles that routes have. */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const title = `${name} · ${site}`;
    document.title = title;
    return () => {
      // Another page may have set its own by now.
      if (document.title === title) document.title = site;
    };
  }, [name]);
}
