import { useEffect } from "react";

const site = "Resume Picker";

/** Sets the browser tab's title for a page's content, in addition to the titles of routes. */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const title = `${name} · ${site}`;
    document.title = title;
    return () => {
      // Another page may already have set its title.
      if (document.title === title) document.title = site;
    };
  }, [name]);
}
