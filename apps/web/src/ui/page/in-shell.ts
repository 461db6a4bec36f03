import { createContext, useContext } from "react";

/** True on pages next to the sidebar, which contains the logo, the themes and the navigation. */
export const InShellContext = createContext(false);

export const useInShell = (): boolean => useContext(InShellContext);
