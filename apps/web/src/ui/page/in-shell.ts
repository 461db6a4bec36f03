import { createContext, useContext } from "react";

/** True beside the sidebar, which has the brand, the themes and the ways to other pages. */
export const InShellContext = createContext(false);

export const useInShell = (): boolean => useContext(InShellContext);
