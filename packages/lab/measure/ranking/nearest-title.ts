import { nearestTitles } from "../../titles/nearest-titles.ts";

const cases = nearestTitles();
const wrong = cases.filter(({ wanted, told }) => wanted !== told);
console.log(
  `the nearest title named: ${cases.length - wrong.length} of ${cases.length} written CVs`,
);
for (const { posting, titles, wanted, told } of wrong)
  console.log(`${posting}: told ${told ?? "none"}, not ${wanted ?? "none"} | ${titles.join("; ")}`);
