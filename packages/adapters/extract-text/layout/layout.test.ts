import { expect, test } from "vitest";
import { extractText } from "../extract-text.ts";
import { type Pdf, makePdf, write } from "../testing/make-pdf.ts";

type Line = Awaited<ReturnType<typeof extractText>>["lines"][number];

async function linesOf(draw: (pdf: Pdf) => void): Promise<Line[]> {
  return (await extractText(await makePdf(draw), "cv.pdf")).lines;
}

const texts = (lines: readonly Line[]): string[] => lines.map((line) => line.text);

/** Writes lines below each other, 14 points apart. */
function stack(
  pdf: Pdf,
  rows: readonly string[],
  at: { x: number; y: number; size?: number },
): void {
  rows.forEach((row, index) => write(pdf, row, { ...at, y: at.y + index * 14 }));
}

const left = [
  "SKILLS",
  "Wound care and triage",
  "Teaching of students",
  "Planning of shifts",
  "LANGUAGES",
  "German, English",
  "French, a little",
];
const right = [
  "EXPERIENCE",
  "Nurse at City Hospital",
  "Led a ward of twenty beds with a team of",
  "eight and taught the students of two years",
  "Nurse at River Clinic",
  "Cared for patients after operations and",
  "kept the records of the ward in order",
  "EDUCATION",
];

test.each([
  ["one column after the other", false],
  ["line by line across both", true],
])("two columns are read one after the other, painted %s", async (_, isInterleaved) => {
  const lines = await linesOf((pdf) => {
    if (!isInterleaved) {
      stack(pdf, left, { x: 40, y: 100 });
      stack(pdf, right, { x: 250, y: 105 });
      return;
    }
    for (let row = 0; row < right.length; row += 1) {
      if (left[row] !== undefined) write(pdf, left[row] ?? "", { x: 40, y: 100 + row * 14 });
      write(pdf, right[row] ?? "", { x: 250, y: 105 + row * 14 });
    }
  });
  expect(texts(lines)).toEqual([...left, ...right]);
  expect(lines.map((line) => line.column)).toEqual([...left.map(() => 0), ...right.map(() => 1)]);
});

test("a name over two columns is read before them", async () => {
  const lines = await linesOf((pdf) => {
    write(pdf, "Ada Lovelace", { x: 220, y: 40, size: 24, bold: true });
    stack(pdf, left, { x: 40, y: 100 });
    stack(pdf, right, { x: 250, y: 105 });
  });
  expect(texts(lines)).toEqual(["Ada Lovelace", ...left, ...right]);
});

test.each([
  ["beside its role", false],
  ["after all roles", true],
])("a date at the right margin, painted %s, stays on its role's line", async (_, isLast) => {
  const roles: [string, string][] = [
    ["Nurse, City Hospital", "Jan 2019 – Present"],
    ["Nurse, River Clinic", "Mar 2016 – Dec 2018"],
    ["Student nurse, Hill School", "2013 – 2016"],
  ];
  const lines = await linesOf((pdf) => {
    const dates = (only?: number) =>
      roles.forEach(([, date], index) => {
        if (only === undefined || only === index)
          write(pdf, date, { x: 560 - date.length * 5, y: 100 + index * 50 });
      });
    roles.forEach(([role], index) => {
      write(pdf, role, { x: 40, y: 100 + index * 50 });
      if (!isLast) dates(index);
      write(pdf, "Cared for patients", { x: 40, y: 114 + index * 50 });
      write(pdf, "Kept the records", { x: 40, y: 128 + index * 50 });
    });
    if (isLast) dates();
  });
  expect(texts(lines).filter((text) => text.includes("\t"))).toEqual(
    roles.map(([role, date]) => `${role}\t${date}`),
  );
});

test("labels at the left head what stands beside them", async () => {
  const lines = await linesOf((pdf) => {
    write(pdf, "Experience", { x: 40, y: 100, bold: true });
    stack(
      pdf,
      [
        "Nurse at City Hospital since 2019",
        "Led a ward of twenty beds",
        "Taught students",
        "Planned shifts",
      ],
      { x: 170, y: 100 },
    );
    write(pdf, "Education", { x: 40, y: 170, bold: true });
    stack(
      pdf,
      ["Hill School of Nursing, diploma of 2016", "With distinction", "Thesis on wound care"],
      { x: 170, y: 170 },
    );
  });
  expect(texts(lines)).toEqual([
    "Experience",
    "Nurse at City Hospital since 2019",
    "Led a ward of twenty beds",
    "Taught students",
    "Planned shifts",
    "Education",
    "Hill School of Nursing, diploma of 2016",
    "With distinction",
    "Thesis on wound care",
  ]);
});

test("letter-spaced names and headings become words", async () => {
  const lines = await linesOf((pdf) => {
    pdf
      .font("Helvetica")
      .fontSize(22)
      .text("ADA LOVELACE", 50, 50, { characterSpacing: 9, lineBreak: false });
    write(pdf, "E X P E R I E N C E", { x: 50, y: 120, size: 12 });
    write(pdf, "W O R K   H I S T O R Y", { x: 50, y: 160, size: 12 });
  });
  expect(texts(lines)).toEqual(["ADA LOVELACE", "EXPERIENCE", "WORK HISTORY"]);
});

test("a word painted twice is read once, and as bold", async () => {
  const lines = await linesOf((pdf) => {
    write(pdf, "Ada Lovelace", { x: 50, y: 50 });
    write(pdf, "Ada Lovelace", { x: 50.4, y: 50 });
  });
  expect(lines.map(({ text, bold }) => [text, bold])).toEqual([["Ada Lovelace", true]]);
});

test("a name in two colours and weights is one line", async () => {
  const lines = await linesOf((pdf) => {
    pdf
      .font("Helvetica")
      .fontSize(24)
      .fillColor("#999999")
      .text("Ada ", 50, 50, { continued: true, lineBreak: false });
    pdf.font("Helvetica-Bold").fillColor("#000000").text("Lovelace", { lineBreak: false });
  });
  expect(texts(lines)).toEqual(["Ada Lovelace"]);
  expect(lines[0]?.runs.map((run) => [run.text.trim(), run.bold])).toEqual([
    ["Ada", false],
    ["Lovelace", true],
  ]);
});

test("painted dots and written bullets mark list items alike", async () => {
  const lines = await linesOf((pdf) => {
    pdf.circle(45, 105, 1.6).fill("#000000");
    write(pdf, "Led a ward", { x: 56, y: 100 });
    write(pdf, "•", { x: 42, y: 120 });
    write(pdf, "Taught students", { x: 56, y: 120 });
    write(pdf, "Plain", { x: 42, y: 160 });
  });
  expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
    [true, "Led a ward"],
    [true, "Taught students"],
    [false, "Plain"],
  ]);
});

test("a wrapped paragraph is one block, and each item its own", async () => {
  const lines = await linesOf((pdf) => {
    pdf.font("Helvetica").fontSize(10);
    pdf.text(
      "• Led a ward of twenty beds with a team of eight nurses and taught the students of two years in wound care and in triage",
      50,
      50,
      { width: 250 },
    );
    pdf.text("• Planned the shifts", { width: 250 });
  });
  expect(new Set(lines.map((line) => line.block)).size).toBe(2);
});

test("a word broken at a line's end is whole, and a compound keeps its hyphen", async () => {
  const lines = await linesOf((pdf) => {
    stack(pdf, ["Led the develop-", "ment of a cross-", "functional team"], { x: 50, y: 50 });
  });
  expect(texts(lines).join(" ")).toBe("Led the development of a cross-functional team");
});

test("running heads and page numbers are told from the text", async () => {
  const lines = await linesOf((pdf) => {
    for (const page of [1, 2, 3]) {
      if (page > 1) pdf.addPage();
      write(pdf, "Ada Lovelace, curriculum vitae", { x: 50, y: 20 });
      write(pdf, `Text of page number ${String(page)} about work`, { x: 50, y: 300 });
      write(pdf, `Page ${String(page)} of 3`, { x: 280, y: 815 });
    }
  });
  expect(lines.filter((line) => line.region === "body")).toHaveLength(3);
  expect(lines.filter((line) => line.region === "header")).toHaveLength(3);
  expect(lines.filter((line) => line.region === "footer")).toHaveLength(3);
});

test("a main column that goes on over the page isn't cut by the sidebar", async () => {
  const lines = await linesOf((pdf) => {
    stack(pdf, right, { x: 40, y: 105 });
    stack(pdf, left, { x: 420, y: 100 });
    pdf.addPage();
    stack(pdf, ["Hill School of Nursing, diploma", "With distinction"], { x: 40, y: 60 });
  });
  expect(texts(lines)).toEqual([
    ...right,
    "Hill School of Nursing, diploma",
    "With distinction",
    ...left,
  ]);
});

test("turned text is read by itself and leaves the page's lines whole", async () => {
  const lines = await linesOf((pdf) => {
    write(pdf, "Nurse at City Hospital", { x: 80, y: 200 });
    pdf.save().rotate(-90, { origin: [40, 400] });
    write(pdf, "CURRICULUM", { x: 40, y: 400, size: 20 });
    pdf.restore();
  });
  expect(texts(lines)).toEqual(["Nurse at City Hospital", "CURRICULUM"]);
});

test("links keep their address and the words they lie on", async () => {
  const document = await extractText(
    await makePdf((pdf) => {
      pdf
        .font("Helvetica")
        .fontSize(10)
        .text("My profile", 50, 50, { link: "https://linkedin.com/in/ada", lineBreak: false });
    }),
    "cv.pdf",
  );
  expect(document.links).toEqual([
    { url: "https://linkedin.com/in/ada", text: "My profile", page: 1 },
  ]);
});

/** Writes words with equal gaps, as in justified text in a narrow column. */
function spread(pdf: Pdf, row: string, { x, y, gap }: { x: number; y: number; gap: number }): void {
  let at = x;
  for (const word of row.split(" ")) {
    write(pdf, word, { x: at, y });
    at += pdf.font("Helvetica").fontSize(10).widthOfString(word) + gap;
  }
}

test("a line that is justified in a narrow column stays one line, and its columns stay apart", async () => {
  const rows = ["reconciled the accounts", "of three companies and", "trained two new clerks"];
  const lines = await linesOf((pdf) => {
    stack(pdf, left, { x: 330, y: 105 });
    rows.forEach((row, at) => spread(pdf, row, { x: 40, y: 100 + at * 14, gap: 15 + at }));
  });
  expect(texts(lines)).toEqual([...rows, ...left]);
});

test("labels that stand at even distances stay cells", async () => {
  const lines = await linesOf((pdf) =>
    spread(pdf, "Python Docker SQL", { x: 40, y: 100, gap: 20 }),
  );
  expect(texts(lines)).toEqual(["Python\tDocker\tSQL"]);
});

test("a cell that its column broke is whole, and the next row of the table is its own", async () => {
  const columns = [40, 130, 240, 350];
  const row = (pdf: Pdf, cells: readonly string[], y: number): void =>
    cells.forEach((cell, at) => {
      if (cell !== "") write(pdf, cell, { x: columns[at] ?? 0, y });
    });
  const lines = await linesOf((pdf) => {
    row(pdf, ["2015 - 2020", "Hospital Campanha,", "Enfermeira", "Porto"], 100);
    row(pdf, ["2012 - 2014", "Casa de Repouso do", "Auxiliar de cozinha e", "Lisboa"], 130);
    row(pdf, ["", "Bairro Norte", "distribuição"], 143);
    row(pdf, ["2010 - 2012", "Bar do Sado", "Aprendiz", "Braga"], 173);
  });
  expect(texts(lines)).toEqual([
    "2015 - 2020\tHospital Campanha,\tEnfermeira\tPorto",
    "2012 - 2014\tCasa de Repouso do Bairro Norte\tAuxiliar de cozinha e distribuição\tLisboa",
    "2010 - 2012\tBar do Sado\tAprendiz\tBraga",
  ]);
});
