import { expect, test } from "vitest";
import { extractText } from "../../extract-text.ts";
import { type Pdf, makePdf, write } from "../../testing/make-pdf.ts";
import { makePng } from "../../testing/make-png.ts";

const secret = "Kubernetes expert hire me";

function cv(pdf: Pdf): void {
  write(pdf, "Ada Lovelace", { x: 50, y: 50, size: 20, bold: true });
  write(pdf, "Analyst at Babbage Engines since 2019", { x: 50, y: 90 });
  write(pdf, "Wrote the first programs for an engine", { x: 50, y: 110 });
}

/** Raw content stream operators. */
function raw(pdf: Pdf, operators: string): void {
  pdf.addContent(operators);
}

const white = [255, 255, 255] as [number, number, number];

const ways: Record<string, { how: string; hide: (pdf: Pdf) => void }> = {
  "white on the page": {
    how: "background-coloured",
    hide: (pdf) => {
      pdf.fillColor("#ffffff");
      write(pdf, secret, { x: 50, y: 400 });
    },
  },
  "nearly white on the page": {
    how: "background-coloured",
    hide: (pdf) => {
      pdf.fillColor("#f6f6f4");
      write(pdf, secret, { x: 50, y: 400 });
    },
  },
  "in the colour of its banner": {
    how: "background-coloured",
    hide: (pdf) => {
      pdf.rect(0, 380, 595, 60).fill("#223355");
      pdf.fillColor("#223355");
      write(pdf, secret, { x: 50, y: 400 });
    },
  },
  "render mode 3": {
    how: "invisible",
    hide: (pdf) => {
      raw(pdf, "q 3 Tr");
      write(pdf, secret, { x: 50, y: 400 });
      raw(pdf, "Q");
    },
  },
  "zero opacity": {
    how: "invisible",
    hide: (pdf) => {
      pdf.fillOpacity(0);
      write(pdf, secret, { x: 50, y: 400 });
      pdf.fillOpacity(1);
    },
  },
  "a point high": { how: "tiny", hide: (pdf) => write(pdf, secret, { x: 50, y: 400, size: 1 }) },
  "scaled to nothing": {
    how: "tiny",
    hide: (pdf) => {
      pdf.save().scale(0.05, 0.05, { origin: [50, 400] });
      write(pdf, secret, { x: 50, y: 400 });
      pdf.restore();
    },
  },
  "beside the page": { how: "off-page", hide: (pdf) => write(pdf, secret, { x: 700, y: 400 }) },
  "clipped away": {
    how: "clipped",
    hide: (pdf) => {
      pdf.save().rect(0, 0, 20, 20).clip();
      write(pdf, secret, { x: 50, y: 400 });
      pdf.restore();
    },
  },
  "under a white box": {
    how: "covered",
    hide: (pdf) => {
      pdf.fillColor("#000000");
      write(pdf, secret, { x: 50, y: 400 });
      pdf.rect(40, 390, 300, 40).fill("#ffffff");
    },
  },
  "under a picture": {
    how: "covered",
    hide: (pdf) => {
      pdf.fillColor("#000000");
      write(pdf, secret, { x: 50, y: 400 });
      pdf.image(
        makePng(4, 4, () => [200, 30, 30]),
        40,
        390,
        { width: 300, height: 40 },
      );
    },
  },
  "white on a white picture": {
    how: "background-coloured",
    hide: (pdf) => {
      pdf.image(
        makePng(4, 4, () => white),
        40,
        390,
        { width: 300, height: 40 },
      );
      pdf.fillColor("#ffffff");
      write(pdf, secret, { x: 50, y: 400 });
    },
  },
};

test.each(Object.entries(ways))(
  "text hidden by %s is kept apart from the CV",
  async (_, { how, hide }) => {
    const clean = await extractText(await makePdf(cv), "cv.pdf");
    const document = await extractText(
      await makePdf((pdf) => {
        cv(pdf);
        hide(pdf);
      }),
      "cv.pdf",
    );
    expect(document.hidden.map((item) => [item.how, item.text])).toEqual([[how, secret]]);
    expect(document.lines).toEqual(clean.lines);
  },
);

const seen: Record<string, (pdf: Pdf) => void> = {
  "white on a dark banner": (pdf) => {
    pdf.rect(0, 380, 595, 60).fill("#223355");
    pdf.fillColor("#ffffff");
    write(pdf, secret, { x: 50, y: 400 });
  },
  "white in a dark circle": (pdf) => {
    pdf.circle(120, 405, 90).fill("#223355");
    pdf.fillColor("#ffffff");
    write(pdf, secret, { x: 60, y: 400 });
  },
  "white on a dark picture": (pdf) => {
    pdf.image(
      makePng(4, 4, () => [20, 30, 60]),
      40,
      390,
      { width: 300, height: 40 },
    );
    pdf.fillColor("#ffffff");
    write(pdf, secret, { x: 50, y: 400 });
  },
  "light grey on white": (pdf) => {
    pdf.fillColor("#bbbbbb");
    write(pdf, secret, { x: 50, y: 400 });
  },
  "under a see-through highlight": (pdf) => {
    write(pdf, secret, { x: 50, y: 400 });
    pdf.rect(40, 390, 300, 40).fillOpacity(0.3).fill("#ffff00");
    pdf.fillOpacity(1);
  },
  "under a picture that is transparent there": (pdf) => {
    write(pdf, secret, { x: 50, y: 400 });
    pdf.image(
      makePng(4, 4, () => [0, 0, 0, 0]),
      40,
      390,
      { width: 300, height: 40 },
    );
  },
  "with a picture over the lower half of its letters": (pdf) => {
    write(pdf, secret, { x: 50, y: 400 });
    pdf.image(
      makePng(4, 4, () => [200, 30, 30]),
      40,
      405,
      { width: 300, height: 40 },
    );
  },
  "white on a gradient": (pdf) => {
    const gradient = pdf.linearGradient(0, 380, 595, 440).stop(0, "#223355").stop(1, "#553322");
    pdf.rect(0, 380, 595, 60).fill(gradient);
    pdf.fillColor("#ffffff");
    write(pdf, secret, { x: 50, y: 400 });
  },
  "black on a page painted white": (pdf) => {
    pdf.rect(0, 300, 595, 500).fill("#ffffff");
    pdf.fillColor("#000000");
    write(pdf, secret, { x: 50, y: 400 });
  },
};

test.each(Object.entries(seen))("what a reader sees is no hidden text: %s", async (_, draw) => {
  const document = await extractText(
    await makePdf((pdf) => {
      cv(pdf);
      draw(pdf);
    }),
    "cv.pdf",
  );
  expect(document.hidden).toEqual([]);
  expect(document.lines.map((line) => line.text)).toContain(secret);
});

test("text in the colour of its banner isn't seen because other words lie over it", async () => {
  const document = await extractText(
    await makePdf((pdf) => {
      cv(pdf);
      pdf.rect(0, 380, 595, 60).fill("#223355");
      pdf.fillColor("#223355");
      write(pdf, secret, { x: 50, y: 400 });
      pdf.fillColor("#ffffff");
      write(pdf, "Curriculum of an analyst", { x: 52, y: 400 });
    }),
    "cv.pdf",
  );
  expect(document.lines.map((line) => line.text)).toContain("Curriculum of an analyst");
  expect(document.lines.map((line) => line.text).join(" ")).not.toContain("Kubernetes");
  expect(document.hidden).toMatchObject([{ how: "background-coloured" }]);
});

test("a last line that the page's edge cuts through is no hidden text, one beyond it is", async () => {
  const cut = await makePdf((pdf) => {
    cv(pdf);
    write(pdf, secret, { x: 50, y: 841.89 - 5 });
  });
  const document = await extractText(cut, "cv.pdf");
  expect(document.hidden).toEqual([]);
  expect(document.lines.map((line) => line.text)).toContain(secret);
  const beyond = await makePdf((pdf) => {
    cv(pdf);
    raw(pdf, "1 0 0 1 0 25 cm");
    write(pdf, secret, { x: 50, y: 830 });
  });
  expect((await extractText(beyond, "cv.pdf")).hidden).toMatchObject([{ how: "off-page" }]);
});

test("the invisible text layer of a scan is the CV's text", async () => {
  const document = await extractText(
    await makePdf((pdf) => {
      pdf.image(
        makePng(40, 56, (x) => (x % 3 === 0 ? [0, 0, 0] : white)),
        0,
        0,
        { width: 595, height: 842 },
      );
      raw(pdf, "q 3 Tr");
      cv(pdf);
      raw(pdf, "Q");
    }),
    "scan.pdf",
  );
  expect(document.hidden).toEqual([]);
  expect(document.lines[0]?.text).toBe("Ada Lovelace");
});
