import { html } from "hono/html";
import type { Route } from "./route.ts";

/** Renders a list of the calls. The OpenAPI document describes their inputs and outputs. */
export function docsPage(routes: readonly Route[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Resume Picker: calls</title>
        <style>
          body {
            font:
              15px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          td,
          th {
            text-align: left;
            padding: 0.35rem 1rem 0.35rem 0;
            border-bottom: 1px solid #e6e2da;
          }
        </style>
      </head>
      <body>
        <h1>Calls</h1>
        <p>
          Each path is a thin adapter over the typed procedure beside it. Inputs, outputs and
          errors:
          <a href="/api/openapi.json">openapi.json</a>.
        </p>
        <table>
          <thead>
            <tr>
              <th>Method</th>
              <th>Path</th>
              <th>Procedure</th>
            </tr>
          </thead>
          <tbody>
            ${routes.map(
              ({ method, path, procedure }) =>
                html`<tr>
                  <td>${method}</td>
                  <td><code>${path.replaceAll(/:(\w+)/g, "{$1}")}</code></td>
                  <td><code>${procedure}</code></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </body>
    </html>`;
}
