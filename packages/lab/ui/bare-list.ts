import { useVirtualizer } from "@tanstack/react-virtual";
import { createElement as h, memo, useState } from "react";
import { createRoot } from "react-dom/client";

/**
 * Runs in the page. TanStack Virtual as in its documentation, with rows that contain as many
 * elements and as much text as the product's, and nothing else. It is the baseline for the list.
 */
const count = 10_000;
const rowHeight = 54;
const overscan = 8;

const bar = (percent: number) => [
  h("span", { key: "bar", className: "bar" }, h("span", { style: { width: `${percent}%` } })),
  `${percent}%`,
];

const Row = memo(function Row({ index, top }: { index: number; top: number }) {
  const name = `Amara Okafor ${index}`;
  const style = { height: rowHeight, transform: `translateY(${top}px)` };
  const cells = [
    h("input", { type: "checkbox", "aria-label": `Shortlist ${name}` }),
    [
      h("button", { key: "mark", className: "mark" }, "AO"),
      h(
        "button",
        { key: "open", className: "open" },
        h("span", null, name),
        h("span", null, `candidate${index}@example.com`),
      ),
    ],
    h("span", null, "Not ranked"),
    h("span", null, "Not ranked"),
    bar((index * 7) % 101),
    index % 3 === 0
      ? [h("span", { key: "first" }, "Kafka"), h("span", { key: "more" }, "+1 more")]
      : h("span", null, "–"),
    bar((index * 11) % 101),
    String(index % 23),
    h("span", null, "Backend Engineer"),
    String(index % 4),
    [h("span", { key: "total" }, `${index % 100}.5`), h("span", { key: "grade" }, "B")],
    h("span", null, "0 months"),
    h("button", { "aria-label": `Actions for ${name}` }, "···"),
  ];
  return h(
    "div",
    { role: "row", className: "row", style },
    cells.map((cell, at) => h("div", { key: at, role: "cell" }, cell)),
  );
});

function BareList() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan,
  });
  return h(
    "main",
    { ref: setScroller },
    h(
      "div",
      { role: "table", style: { height: virtualizer.getTotalSize(), position: "relative" } },
      virtualizer
        .getVirtualItems()
        .map(({ key, index, start }) => h(Row, { key, index, top: start })),
    ),
  );
}

createRoot(document.body).render(h(BareList));
