import type { SchoolingWords } from "./schooling-words.ts";

export const german: SchoolingWords = {
  degrees: `
    magister | doktor | studium | diplom | dipl | staatsexamen | abitur | fachabitur |
    fachhochschulreife | hochschulreife | mittlere reife | realschulabschluss |
    hauptschulabschluss | ausbildung | lehre | maturitat | matura | ingenieur`,
  schools: `
    <collegium> | <hochschule> | schule> | gymnasium> | <kolleg> | <akademie> | <vhs> | <eth> |
    <tu> | <fh> | <rwth> | <kit>`,
};
