import { html, Markup } from "./html-template.ts";

/** A page of its own, with no script and nothing fetched, which search engines leave out. */
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
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text;
}
