import type { SchoolingWords } from "./schooling-words.ts";

export const french: SchoolingWords = {
  degrees: `
    doctorat | diplome | baccalaureat | bac | licence | maitrise | bts | dut | but | cap | bep |
    deug | deust | dea | dess`,
  schools: `
    <ifsi> | <ifas> | <cfa> | <greta> | <afpa> | <lycee> | <ecole> | <faculte> | <iut> | <epfl> |
    <hec> | <essec> | <insead> | <ensae> | <insa>`,
};
