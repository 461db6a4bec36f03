import { personas, writers } from "../sample-data/make-files.ts";
import type { Layout } from "../sample-data/persona.ts";

const extensions: Record<Layout, string> = {
  "pdf-classic": "pdf",
  "pdf-centred": "pdf",
  "pdf-dates-left": "pdf",
  "pdf-sidebar": "pdf",
  "pdf-columns": "pdf",
  docx: "docx",
  "docx-table": "docx",
  txt: "txt",
};

/** Creates CVs of distinct invented people in every layout and file type. */
export async function makeCvs(count: number): Promise<File[]> {
  const layouts = Object.keys(extensions) as Layout[]; // its keys are all layouts
  const files: File[] = [];
  for (let number = 0; number < count; number += 1) {
    const [persona, layout] = [
      personas[number % personas.length],
      layouts[number % layouts.length] ?? "txt",
    ];
    if (!persona) break;
    const own = { ...persona, layout, email: `person${number}@example.org`, hiddenText: undefined };
    const bytes = await writers[layout](own);
    files.push(new File([new Uint8Array(bytes)], `cv-${number}.${extensions[layout]}`));
  }
  return files;
}
