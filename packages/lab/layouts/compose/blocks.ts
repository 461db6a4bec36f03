import type { Language } from "../languages.ts";
import type { Look, Template } from "../template.ts";
import type { Line } from "./patterns.ts";

export type Block =
  | { kind: "name" | "headline" | "contact" | "line" | "paragraph"; line: Line }
  | { kind: "heading"; text: string }
  | { kind: "points"; mark: string; items: string[] }
  | { kind: "table"; widths: number[]; border: boolean; rows: Block[][][] }
  | { kind: "gap" };

/** A CV as blocks, independent of the file type. */
export type Sheet = {
  language: Language;
  look: Look;
  page: Template["page"];
  main: Block[];
  side: Block[];
  footer: string;
};
