import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFont } from "./preload-font.ts";
import { servePdfData } from "./serve-pdf-data.ts";

/**
 * Code that every page needs is one chunk, and small modules shared by many pages are another. As a
 * hundred files they would load later, because a browser requests six at a time. Everything else is
 * split automatically.
 */
const sharedChunks = [
  { name: "base", tags: ["$initial" as const], priority: 2 },
  {
    name: "small",
    test: /lucide-react|packages[\\/]domain|web[\\/]src[\\/](?:lib[\\/]|ui[\\/](?:(?:badges|page|parts)[\\/])?(?!menu|media)[^\\/]+$)/,
    // With three, modules that only the pages next to the sidebar share would be loaded by every
    // page.
    minShareCount: 4,
    maxModuleSize: 6000,
    // Otherwise the chunk would include all imports of its modules.
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

const server = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    // Must be first, because React's plugin needs the routes already split.
    tanstackRouter({ target: "react", autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    servePdfData(),
    preloadFont(),
  ],
  // The server reads the manifest to preload the files of a blog page.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // Every supported browser preloads modules natively.
    modulePreload: { polyfill: false },
    // The size of pdf.js, which is loaded with the first CV. The browser tests check the budgets.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    port: 5173,
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
