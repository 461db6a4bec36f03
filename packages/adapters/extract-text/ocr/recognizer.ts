import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PSM, type Worker, createWorker } from "tesseract.js";

/** A thread with the OCR model of one language. */
export type Recognizer = Worker;

/** An OCR model; each is a package that contains its data. */
type OcrModel = "eng" | "deu" | "fra" | "spa";

/** The model for a language by ISO 639-1 code. Languages without accents use English. */
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

/** Starts a recognizer. It needs no network, because the model's data is in its package. */
export async function createRecognizer(model: OcrModel): Promise<Recognizer> {
  const data = dirname(require.resolve(`@tesseract.js-data/${model}/package.json`));
  const langPath = join(data, "4.0.0_best_int");
  const worker = await createWorker(model, 1, { langPath, cacheMethod: "none", gzip: true });
  // This mode distinguishes pictures from text; the single-column modes don't.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
}
