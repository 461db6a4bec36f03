import { nearestTitles } from "../../titles/nearest-titles.ts";

const cases = nearestTitles();
const wrong = cases.filter(({ wanted, named }) => wanted !== named);
console.log(
  `the nearest title named: ${cases.length - wrong.length} of ${cases.length} written CVs`,
);
for (const { posting, titles, wanted, named } of wrong)
  console.log(
    `${posting}: named ${named ?? "none"}, not ${wanted ?? "none"} | ${titles.join("; ")}`,
  );
