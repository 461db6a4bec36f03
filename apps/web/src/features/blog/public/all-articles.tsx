import { ArrowLeft } from "lucide-react";
import { buttonStyle } from "../../../ui/button-style.ts";

/** The link from an article to the list, as the browser and the server draw it. */
export const allArticles = {
  className: buttonStyle({ variant: "quiet", size: "sm", className: "-ml-2.5" }),
  children: (
    <>
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
      All articles
    </>
  ),
};
