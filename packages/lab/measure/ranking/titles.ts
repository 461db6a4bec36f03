import { rateTitles } from "../../titles/rate-titles.ts";

console.log("| language | pairs | told apart (0.5 is chance) | same work | other work |");
console.log("|---|---:|---:|---:|---:|");
for (const { language, pairs, separation, same, other } of rateTitles()) {
  const figures = [separation, same, other].map((value) => value.toFixed(2)).join(" | ");
  console.log(`| ${language} | ${pairs} | ${figures} |`);
}
