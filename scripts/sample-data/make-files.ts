import { job } from "./job.ts";
import { writeCentredPdf, writeClassicPdf, writeDatesLeftPdf } from "./pdf-one-column.ts";
import { writeColumnsPdf, writeSidebarPdf } from "./pdf-two-columns.ts";
import type { Layout, Persona } from "./persona.ts";
import { backendPersonas } from "./personas/backend.ts";
import { neighbourPersonas } from "./personas/neighbours.ts";
import { otherPersonas } from "./personas/other-trades.ts";
import { writeDocx, writeTableDocx } from "./write-docx.ts";
import { writeTxt } from "./write-txt.ts";

/** The writer of each layout. */
export const writers: Record<Layout, (persona: Persona) => Uint8Array | Promise<Uint8Array>> = {
  "pdf-classic": writeClassicPdf,
  "pdf-centred": writeCentredPdf,
  "pdf-dates-left": writeDatesLeftPdf,
  "pdf-sidebar": writeSidebarPdf,
  "pdf-columns": writeColumnsPdf,
  docx: writeDocx,
  "docx-table": writeTableDocx,
  txt: writeTxt,
};

export const personas: Persona[] = [...backendPersonas, ...neighbourPersonas, ...otherPersonas];

/** Returns the sample job and CVs by file name, with the same bytes on every run. */
export async function makeSampleFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  files.set("job.json", new TextEncoder().encode(`${JSON.stringify(job, null, 2)}\n`));
  for (const persona of personas) {
    files.set(persona.fileName, await writers[persona.layout](persona));
  }
  return files;
}
