import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PSM, type Worker, createWorker } from "tesseract.js";

/** A thread that knows the letters of one language. */
export type Recognizer = Worker;

/** What is known of a script's letters; each is a package with its data inside. */
type OcrModel = "eng" | "deu" | "fra" | "spa";

/** The model that knows a language's letters, by ISO 639-1; English for those without accents. */
const modelOf: Readonly<Record<string, OcrModel>> = {
  de: "deu",
  fr: "fra",
  it: "fra",
  pt: "spa",
  es: "spa",
};

const require = createRequire(import.meta.url);

export function chooseModel(language: string): OcrModel {
  return modelOf[language] ?? "eng";
}

/** Needs no network: the model's data stands in its package. */
export async function createRecognizer(model: OcrModel): Promise<Recognizer> {
  const data = dirname(require.resolve(`@tesseract.js-data/${model}/package.json`));
  const langPath = join(data, "4.0.0_best_int");
  const worker = await createWorker(model, 1, { langPath, cacheMethod: "none", gzip: true });
  // It tells pictures from text by itself, which the modes for a single column don't.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
}
