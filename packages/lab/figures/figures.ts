import { z } from "zod";

/** One row of docs/benchmarks.md. */
export const Figure = z.object({
  id: z.string().min(1),
  /** The measured quantity, as readers would say it. */
  what: z.string().min(1),
  ours: z.string().min(1),
  /** The baseline of the same run, or "" if there is none. */
  baseline: z.string(),
  ratio: z.string(),
  goal: z.string(),
  date: z.iso.date(),
  command: z.string().startsWith("npm run lab "),
});
export type Figure = z.infer<typeof Figure>;

/** The maximum number of figures. Git already keeps the history. */
export const maxFigures = 20;

const headings = ["What", "Ours", "Baseline", "Ratio", "Goal", "Date", "Command"] as const;

/** Renders docs/benchmarks.md from the recorded figures. */
export function renderBenchmarks(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, ours, baseline, ratio, goal, date, command }) =>
    row([what, ours, baseline, ratio, goal, date, `\`${command.replace("npm run lab ", "")}\``]),
  );
  return `# Benchmarks

Measured on two virtual processors (AMD EPYC), Node 24. \`npm run lab\` lists every measurement. \`npm run lab NAME\` runs one, and with \`-- --record\` it updates this page, which is generated from \`packages/lab/data/figures.json\`. Commands below follow \`npm run lab\`. Older figures are in the history of this file.

Measurements of people's CVs need a folder of CVs that isn't part of this repository (\`CORPUS=…\`). "Held out" means that nobody read or tuned on those files.

${row(headings)}
${row(headings.map(() => "---"))}
${rows.join("\n")}
`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|") || "–").join(" | ")} |`;
}
