import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFont } from "./preload-font.ts";
import { servePdfData } from "./serve-pdf-data.ts";

/**
 * What every page begins with is one file, and so are the small modules that many pages share: in a
 * hundred they come later, since a browser asks for six at a time. All else is split by itself.
 */
const sharedChunks = [
  { name: "base", tags: ["$initial" as const], priority: 2 },
  {
    name: "small",
    test: /lucide-react|packages[\\/]domain|web[\\/]src[\\/](?:lib[\\/]|ui[\\/](?:(?:badges|page|parts)[\\/])?(?!menu|media)[^\\/]+$)/,
    // With three, what only the pages beside the sidebar share would begin every page.
    minShareCount: 4,
    maxModuleSize: 6000,
    // Else all that one of them imports would come with it.
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

const server = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    // First, so that React's plugin sees the routes already split.
    tanstackRouter({ target: "react", autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    servePdfData(),
    preloadFont(),
  ],
  // The server preloads what a page of the blog is made of.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that has what the pages are made of preloads modules by itself.
    modulePreload: { polyfill: false },
    // pdf.js, fetched with the first CV that is shown; the browser tests hold the budgets.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    port: 5173,
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
