/** Explains each heading in a sentence or two, with the limits of its colours. */
const helps: Readonly<Record<string, string>> = {
  manualRank:
    "Position by total score, set by the Manual Rank button. Equal totals share a position. Green to 3, yellow to 6.",
  aiRank:
    "Position set by the AI Rank button, with its reason in the candidate's details. Green to 3, yellow to 6, then red.",
  skillMatch:
    "How much of what the job asks for the CV shows. Must-haves count three times. Green from 80 %, yellow from 60 %.",
  missingMust:
    "The first must-have that was not found, how many more were not, and a box for each: full for used on the job, half for listed as a skill, dashed for not stated.",
  titleMatch:
    "How close the titles of earlier roles are to the job's title. Green from 80 %, yellow from 60 %.",
  yearsExperience: "Years of dated work experience. Overlapping roles count once.",
  gaps: "How many gaps there are between dated roles.",
  totalScore:
    "Out of 100, by the job's weights. A+ from 90, A from 80, B from 70, C from 60, D below.",
  gapMonths: "Total months of all gaps. Highlighted above three if points were deducted.",
};

export function ColumnHelp({ id }: { id: string }) {
  return helps[id];
}
