/** Black on white in any screen theme, because it is made for printing. */
export const reportStyle = `
@page { margin: 16mm 15mm; }
* { box-sizing: border-box; }
html { color-scheme: light; background: #fff; color: #1d1b17; }
body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 52rem; font: 15px/1.5 "Inter Variable", system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; break-after: avoid; }
h4 { font-size: .95rem; margin: .7rem 0 .2rem; break-after: avoid; }
h3 { font-size: 1rem; margin: 1.1rem 0 .25rem; break-after: avoid; }
p { margin: .35rem 0; }
.muted { color: #57534a; }
.figure { font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right; }
.big { font-size: 2.1rem; font-weight: 650; line-height: 1.1; }
.note { white-space: pre-wrap; }
.posting, .note { border-left: 3px solid #d5d0c5; padding-left: .75rem; }
.change { border: 1px solid #d5d0c5; border-radius: 12px; padding: .75rem 1rem; break-inside: avoid; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid #e6e2da; }
th { font-weight: 600; }
th, td:not(:last-child) { overflow-wrap: break-word; }
td:first-child { min-width: 7rem; }
thead { display: table-header-group; }
tr, li, dl > div { break-inside: avoid; }
tfoot td { font-weight: 650; border-bottom: 0; }
blockquote { margin: .15rem 0 0; color: #3f3b33; font: .95rem/1.45 "Newsreader Variable", Georgia, serif; }
ul { margin: .35rem 0; padding-left: 1.2rem; }
dl > div { display: flex; gap: .75rem; padding: .15rem 0; }
dt { flex: 0 0 11rem; color: #57534a; }
dd { margin: 0; }
@media (max-width: 34rem) {
  body { font-size: 14px; padding: 1rem; }
  dl > div { display: block; }
  .found thead { position: absolute; clip-path: inset(50%); }
  .found tr { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px solid #e6e2da; }
  .found td { border: 0; padding-block: .25rem; }
  .found td:last-child { grid-column: 1 / -1; padding-top: 0; }
}
@media print { body { padding: 0; max-width: none; font-size: 10.5pt; } .screen { display: none; } a { color: inherit; } .scroll { overflow: visible; } }
`;
