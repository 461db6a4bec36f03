import type { Sheet } from "../compose/blocks.ts";
import type { Look } from "../template.ts";

const fonts: Record<Look["font"], string> = {
  sans: '"Liberation Sans", Arial, sans-serif',
  serif: '"Liberation Serif", "Times New Roman", serif',
  narrow: '"Liberation Sans Narrow", "Arial Narrow", sans-serif',
  mono: '"Liberation Mono", "Courier New", monospace',
  dejavu: '"DejaVu Sans", Verdana, sans-serif',
};

const headings: Record<Look["heading"], string> = {
  plain: "",
  hash: "",
  underlined: "text-decoration:underline",
  caps: "text-transform:uppercase",
  rule: "border-bottom:1px solid var(--ink)",
  bar: "background:var(--ink);color:#fff;padding:2px 6px",
  spaced: "text-transform:uppercase;letter-spacing:.22em;font-weight:normal",
};

export function writeStyle({ look, page }: Sheet): string {
  const side = String(look.side);
  return `
@page{size:A4;margin:${page === "one" ? "18mm 20mm" : "0"}}
:root{--ink:${look.colour}}
body{margin:0;font:${String(look.size)}pt/1.35 ${fonts[look.font]};color:#222}
.page{display:flex;${page === "one" ? "" : "min-height:296mm"}}
main{flex:1;min-width:0;${page === "one" ? "" : "padding:14mm 10mm"}}
aside{width:${side}%;box-sizing:border-box;padding:14mm 6mm;background:#eef2f5}
main,.paragraph,.point span{${look.justify ? "text-align:justify" : ""}}
h1{font-size:2.1em;margin:0;line-height:1.1;color:var(--ink)}
h2{font-size:1.2em;margin:1.1em 0 .4em;color:var(--ink);break-after:avoid;${headings[look.heading]}}
.headline{font-size:1.15em;margin:.15em 0}
.line{display:flex;justify-content:space-between;gap:1.5em}
.end{white-space:nowrap}
.point{display:flex;gap:.5em;margin-left:.6em;break-inside:avoid}
footer{position:fixed;bottom:0;right:0;font-size:.8em;color:#666}
.gap{height:.65em}
table{width:100%;border-collapse:collapse}
td{vertical-align:top;padding:1px 8px 1px 0}
.border td{border:1px solid #999;padding:3px 6px}`;
}
