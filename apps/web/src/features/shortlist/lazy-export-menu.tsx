import { lazyPart } from "../../ui/parts/lazy-part.tsx";

/** Fetched after the list, as all menus are. */
export const LazyExportMenu = lazyPart({
  name: "The formats",
  load: async () => (await import("./export-menu.tsx")).ExportMenu,
  fallback: <span className="w-7 shrink-0 thumb:w-11" />,
});
