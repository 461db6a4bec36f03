import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";

export const people = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "candidate" : "candidates"}`;

export const termWords = (keepMonths: KeepMonths): string =>
  keepMonths === null ? "indefinitely" : `for ${keepMonths} months`;
