import type { StatedField } from "@resume-picker/domain/candidate-fields";
import { fieldRow, statedFields } from "@resume-picker/domain/candidate-fields";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { yearsShown } from "@resume-picker/domain/candidates/years-shown";
import type { RequirementState, ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { withoutRepeats } from "../build-timeline.ts";
import { spanText, yearsText } from "../candidate-text.ts";
import { datedText } from "../corrections/entry-text.ts";
import { kindNames, sourceOf } from "../evidence/row-words.ts";
import { pointsText, scoreParts } from "../detail/score-parts.ts";
import type { Compared } from "./compared.ts";

export type CompareCell = {
  state: RequirementState | null;
  /** A quoted line of the CV. */
  quote: { text: string; highlight: string | null } | null;
  lines: readonly string[];
  /** Small text below the content. */
  remark: string;
};

export type CompareRow = {
  key: string;
  label: string;
  hint: string;
  cells: readonly CompareCell[];
  /** Whether the candidates differ in this row. */
  differs: boolean;
};

const plain = (lines: readonly string[], remark = ""): CompareCell => ({
  ...{ state: null, quote: null, lines, remark },
});

const areSame = (values: readonly string[]) => new Set(values).size <= 1;

/** Returns the requirements, then the score's parts, then the facts from the CV. */
export function compareRows(columns: readonly Compared[]): CompareRow[] {
  return [...requirementRows(columns), ...partRows(columns), ...factRows(columns)];
}

const skillRowsOf = ({ detail }: Compared) =>
  detail.score.breakdown
    .find(({ component }) => component === "skills")
    ?.rows.filter(({ kind, state }) => kind !== "other" && state !== null) ?? [];

const isRated = ({ detail }: Compared): boolean => isScored(detail.warnings);

function requirementRows(columns: readonly Compared[]): CompareRow[] {
  const names = new Map(
    columns.flatMap((column) =>
      skillRowsOf(column).map((row) => [`${row.kind} ${row.requirement}`, row] as const),
    ),
  );
  return [...names].map(([key, { requirement, kind }]) => {
    const found = columns.map((column) => {
      const row = skillRowsOf(column).find(
        (each) => each.kind === kind && each.requirement === requirement,
      );
      return { column, row };
    });
    const states = found.flatMap(({ column, row }) =>
      isRated(column) ? [row?.state ?? "not-found"] : [],
    );
    const cells = found.map(({ column, row }): CompareCell => {
      if (!isRated(column)) return plain([]);
      if (!row) return { ...plain([], "not found in the CV"), state: "not-found" };
      const quote = row.quote ?? row.nearest ?? null;
      return { state: row.state, quote, lines: [], remark: remarkOf(column, row) };
    });
    const isShared = areSame(states);
    const all = isShared && states[0] === "shown" ? `all ${states.length} show it` : "";
    const hint = [kindNames[kind], all].filter(Boolean).join(" · ");
    return { key: `requirement ${key}`, label: requirement, hint, cells, differs: !isShared };
  });
}

/** Returns how a requirement is met. If it was used on the job, includes for how long and where. */
function remarkOf(column: Compared, row: ScoreRow): string {
  const how = sourceOf({ ...row, quote: null });
  // This line isn't evidence, but the closest one to check.
  if (row.nearest !== undefined)
    return `${how} · ${row.nearest === null ? "no line comes close" : "closest line"}`;
  if (row.state !== "shown") return how;
  const years = yearsOf(column, row.by ?? row.requirement);
  return [years ?? "shown", row.quote?.context].filter(Boolean).join(" · ");
}

function yearsOf({ document, detail }: Compared, skill: string): string | null {
  const years = yearsShown(skill, document, detail.experienceTimeline);
  return years === null ? null : yearsText(years);
}

function partRows(columns: readonly Compared[]): CompareRow[] {
  const parts = columns.map((column) => (isRated(column) ? scoreParts(column.detail) : null));
  return (parts.find((list) => list !== null) ?? []).map(({ component, label, weight }) => {
    const cells = parts.map((list) => {
      if (list === null) return plain([]);
      const part = list.find((each) => each.component === component);
      const remark = [part?.note, part?.doubt].filter(Boolean).join(" · ");
      return plain([part ? pointsText(part.points) : "–"], remark);
    });
    return {
      key: `part ${component}`,
      // Columns with and without gaps share this part, so they need one label.
      label: component === "gaps" ? "Gaps" : label,
      hint: `counts ${pointsText(weight)}%`,
      cells,
      differs: !areSame(cells.flatMap(({ lines }, at) => (parts[at] ? lines.join() : []))),
    };
  });
}

const shownRoles = 2;

function factRows(columns: readonly Compared[]): CompareRow[] {
  const row = (label: string, hint: string, linesOf: (column: Compared) => string[]) => {
    const cells = columns.map((column) => plain(linesOf(column)));
    const differs = !areSame(cells.map(({ lines }) => lines.join("\n")));
    return { key: label, label, hint, cells, differs };
  };
  const stated = (key: StatedField) =>
    row(fieldRow(key).label, "as the CV states it", ({ detail }) =>
      [detail[key] ?? ""].filter(Boolean),
    );
  const rows = [
    row("Experience", "", ({ detail }) => [yearsText(detail.yearsExperience)]),
    row("Last roles", "", ({ detail }) =>
      withoutRepeats(detail.experienceTimeline)
        .slice(0, shownRoles)
        .map(
          (entry) =>
            `${[entry.role, entry.company].filter(Boolean).join(", ")} · ${spanText(entry)}`,
        ),
    ),
    row("Education", "", ({ profile }) =>
      profile.entries.flatMap((entry) =>
        entry.field === "education" && entry.value !== null ? datedText(entry.value) : [],
      ),
    ),
    row("Languages", "", ({ profile }) =>
      profile.entries.flatMap((entry) =>
        entry.field === "language" && entry.value !== null
          ? [entry.subject, entry.value.level].filter(Boolean).join(" ")
          : [],
      ),
    ),
    ...statedFields.map(stated),
    row("Notes", "on the candidate", ({ notes }) => notes.flatMap(({ text }) => text ?? [])),
  ];
  // Omits rows that are empty for every candidate.
  return rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}
