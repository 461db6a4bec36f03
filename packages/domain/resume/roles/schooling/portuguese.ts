import type { SchoolingWords } from "./schooling-words.ts";

export const portuguese: SchoolingWords = {
  degrees: `
    doutorado | graduacao | bacharelado | bacharel | mestrado | mestre | pos-graduacao |
    tecnologo | ensino medio`,
  schools: "<faculdade> | <escola> | <senai> | <senac> | <usp> | <unicamp> | <puc>",
};
