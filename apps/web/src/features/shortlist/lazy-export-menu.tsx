import { lazyPart } from "../../ui/parts/lazy-part.tsx";

/** Loaded after the list, like all menus. */
export const LazyExportMenu = lazyPart({
  name: "The formats",
  load: async () => (await import("./export-menu.tsx")).ExportMenu,
  fallback: <span className="w-7 shrink-0 thumb:w-11" />,
});
