import type { KeepMonths } from "@resume-picker/domain/pool/retention";

export const people = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "candidate" : "candidates"}`;

export const termWords = (keepMonths: KeepMonths): string =>
  keepMonths === null ? "without limit" : `for ${keepMonths} months`;
