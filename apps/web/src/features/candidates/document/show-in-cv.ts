import { createContext, useContext } from "react";
import type { CvTarget } from "./cv-target.ts";

/** Opens the CV and highlights the target, if given. */
export type ShowInCv = (target: CvTarget | null) => void;

/** Null if the CV can't be shown next to the details. */
export const ShowInCvContext = createContext<ShowInCv | null>(null);

export function useShowInCv(): ShowInCv | null {
  return useContext(ShowInCvContext);
}
