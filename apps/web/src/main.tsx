import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isPartMissing, watchMissingParts } from "./features/errors/missing-part.ts";
import { api, apiClient } from "./lib/api.ts";
import { bringFocusIntoSight } from "./lib/focus-in-sight.ts";
import { watchConnection } from "./lib/connection/connection.ts";
import { whenIdle } from "./lib/connection/when-idle.ts";
import { queryClient, router } from "./router.ts";
import "./theme.css";

window.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  console.warn("Unhandled promise rejection:", event.reason);
});

// Loads the font if the page doesn't preload it. See preload-modules.ts of the server.
void document.fonts.load("1em Inter Variable");
watchConnection();
watchMissingParts();
bringFocusIntoSight();
whenIdle([async () => (await import("./ui/badges/explain-marks.ts")).explainMarks()]);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** A part that could not be loaded is no bug, and its screen reports it. */
const onCaughtError = (error: unknown) => {
  if (!isPartMissing(error)) console.error(error);
};

function draw(into: HTMLElement): void {
  createRoot(into, { onCaughtError }).render(
    <StrictMode>
      <api.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </api.Provider>
    </StrictMode>,
  );
}

/** Keeps the server's article until the application can render the complete page. */
async function drawOverArticle(into: HTMLElement): Promise<void> {
  await router.load().catch(() => undefined);
  draw(into);
}

if (root.firstElementChild) void drawOverArticle(root);
else draw(root);
