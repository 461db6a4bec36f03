import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const packageFile = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };

/**
 * Lists the data files of pdf.js: character maps, the 14 standard fonts, a decoder without
 * WebAssembly.
 */
function listFiles(): { name: string; file: string }[] {
  const root = dirname(packageFile);
  const all = (folder: string) =>
    readdirSync(join(root, folder)).map((name) => ({
      name: `${folder}/${name}`,
      file: join(root, folder, name),
    }));
  const decoder = all("wasm").filter(({ name }) => name.endsWith(".js"));
  return [...all("cmaps"), ...all("standard_fonts"), ...decoder];
}

/** Serves these files with the application's assets, because no other site may be contacted. */
export function servePdfData(): Plugin {
  const folder = `assets/pdfjs-${version}`;
  return {
    name: "serve-pdf-data",
    generateBundle() {
      for (const { name, file } of listFiles()) {
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${name}`,
          source: readFileSync(file),
        });
      }
    },
    configureServer(server) {
      const files = new Map(listFiles().map(({ name, file }) => [`/${folder}/${name}`, file]));
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? "");
        if (file === undefined) next();
        else response.end(readFileSync(file));
      });
    },
  };
}
