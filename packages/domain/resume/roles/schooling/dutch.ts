import type { SchoolingWords } from "./schooling-words.ts";

export const dutch: SchoolingWords = {
  degrees: "havo | vwo | vmbo | mavo | hbo | mbo | wo | propedeuse | doctorandus",
  schools: "<hogeschool> | <roc> | <lyceum>",
};
