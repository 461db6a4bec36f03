import { createContext, useContext } from "react";
import type { CvTarget } from "./cv-target.ts";

/** Opens the CV, with a place in it marked where one is given. */
export type ShowInCv = (target: CvTarget | null) => void;

/** Set where the CV can be shown beside the detail. */
export const ShowInCvContext = createContext<ShowInCv | null>(null);

export function useShowInCv(): ShowInCv | null {
  return useContext(ShowInCvContext);
}
