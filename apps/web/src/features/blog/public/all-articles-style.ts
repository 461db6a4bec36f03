import { buttonStyle } from "../../../ui/button-style.ts";

/** Of the link from an article to the list, as the browser and the server draw it. */
export const allArticlesStyle = buttonStyle({ variant: "quiet", size: "sm", className: "-ml-2.5" });
