import { buttonStyle } from "../../../ui/button-style.ts";

/** The style of the link from an article to the list, shared by the browser and the server. */
export const allArticlesStyle = buttonStyle({ variant: "quiet", size: "sm", className: "-ml-2.5" });
