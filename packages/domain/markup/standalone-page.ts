import { html, Markup } from "./html-template.ts";

/** The style sheet of the application's fonts, on the server that renders the page. */
export const fontsPath = "/fonts.css";

/**
 * Renders a standalone page without scripts, which only loads fonts and is not indexed by search
 * engines.
 */
export function standalonePage({
  title,
  style,
  body,
}: {
  title: string;
  style: string;
  body: Markup;
}): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="stylesheet" href="${fontsPath}" />
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text;
}
