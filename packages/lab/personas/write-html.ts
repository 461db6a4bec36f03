import type { Entry, Sheet } from "./compose.ts";

export type HtmlLayout =
  | "one column"
  | "two columns"
  | "left sidebar"
  | "right sidebar"
  | "table"
  | "header contact"
  | "infographic";

/** Writes the CV as a page for a browser to print, in one of seven layouts. */
export function writeHtml(sheet: Sheet, layout: HtmlLayout): string {
  return `<!doctype html><meta charset="utf-8"><style>${style(layout)}</style><body>${body(sheet, layout)}</body>`;
}

function body(sheet: Sheet, layout: HtmlLayout): string {
  const { persona, headings } = sheet;
  const name = `<h1>${escape(persona.name)}</h1><p class="headline">${escape(persona.headline)}</p>`;
  const contact = [persona.email, persona.phone, persona.town];
  const inline = `<p class="contact">${contact.map(escape).join(" · ")}</p>`;
  const stacked = `<h2>${headings.contact}</h2>${contact.map((line) => `<p>${escape(line)}</p>`).join("")}`;
  const summary = section(headings.summary, `<p>${escape(persona.summary)}</p>`);
  const experience = section(headings.experience, sheet.roles.map(entry).join(""));
  const education = section(headings.education, sheet.education.map(entry).join(""));
  const listed = section(
    headings.skills,
    `<ul>${persona.skills.map((skill) => `<li>${escape(skill)}</li>`).join("")}</ul>`,
  );
  const inlineSkills = section(headings.skills, `<p>${escape(persona.skills.join(", "))}</p>`);
  const spoken = section(
    headings.languages,
    sheet.spoken.map((line) => `<p>${escape(line)}</p>`).join(""),
  );
  switch (layout) {
    case "one column":
      return name + inline + summary + experience + education + inlineSkills + spoken;
    case "header contact":
      return `<div class="running">${contact.map(escape).join(" | ")}</div>${name}${summary}${experience}${education}${inlineSkills}${spoken}`;
    case "two columns":
      return `${name}${inline}<div class="columns"><div>${experience}</div><div>${summary}${education}${listed}${spoken}</div></div>`;
    case "left sidebar":
      return `<div class="page"><aside>${stacked}${listed}${spoken}</aside><main>${name}${summary}${experience}${education}</main></div>`;
    case "right sidebar":
      return `<div class="page"><main>${name}${summary}${experience}${education}</main><aside>${stacked}${listed}${spoken}</aside></div>`;
    case "table":
      return `${name}${inline}<table>${row(headings.summary, `<p>${escape(persona.summary)}</p>`)}${row(headings.experience, sheet.roles.map(entry).join(""))}${row(headings.education, sheet.education.map(entry).join(""))}${row(headings.skills, escape(persona.skills.join(", ")))}${row(headings.languages, sheet.spoken.map(escape).join("<br>"))}</table>`;
    case "infographic":
      return `<header>${name}${inline}</header><div class="page"><main>${summary}${experience}${education}</main><aside>${section(headings.skills, persona.skills.map((skill, at) => `<p>${escape(skill)}</p><div class="bar"><i style="width:${50 + ((at * 13) % 50)}%"></i></div>`).join(""))}${spoken}</aside></div>`;
  }
}

function section(heading: string, content: string): string {
  return `<h2>${escape(heading)}</h2>${content}`;
}

function row(heading: string, content: string): string {
  return `<tr><th>${escape(heading)}</th><td>${content}</td></tr>`;
}

function entry({ lines, bullets, rail }: Entry): string {
  const head = lines
    .map(({ left, right, bold, italic }) => {
      const text = bold
        ? `<b>${escape(left)}</b>`
        : italic
          ? `<i>${escape(left)}</i>`
          : escape(left);
      return `<p class="line"><span>${text}</span>${right === undefined ? "" : `<span>${escape(right)}</span>`}</p>`;
    })
    .join("");
  const list =
    bullets.length === 0
      ? ""
      : `<ul>${bullets.map((bullet) => `<li>${escape(bullet)}</li>`).join("")}</ul>`;
  return rail === undefined
    ? `<div class="entry">${head}${list}</div>`
    : `<div class="entry railed"><div>${escape(rail)}</div><div>${head}${list}</div></div>`;
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

function style(layout: HtmlLayout): string {
  const common = `@page{size:A4;margin:18mm}body{font:10.5pt Arial,sans-serif;color:#222;margin:0}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14pt 0 4pt;color:#1a4a7a}p{margin:2pt 0}ul{margin:3pt 0 3pt 16pt;padding:0}.line{display:flex;justify-content:space-between;gap:4mm}.line span+span{white-space:nowrap}.entry{margin-bottom:8pt}.railed{display:grid;grid-template-columns:42mm 1fr;gap:4mm}.headline{color:#555}`;
  const own: Record<HtmlLayout, string> = {
    "one column": "",
    "header contact": ".running{text-align:right;font-size:9pt;color:#555}",
    "two columns":
      ".columns{display:grid;grid-template-columns:1fr 1fr;gap:9mm}.railed{grid-template-columns:1fr}",
    "left sidebar":
      ".page{display:grid;grid-template-columns:55mm 1fr;gap:8mm}.railed{grid-template-columns:1fr}aside{font-size:9.5pt}",
    "right sidebar":
      ".page{display:grid;grid-template-columns:1fr 55mm;gap:8mm}.railed{grid-template-columns:1fr}aside{font-size:9.5pt}",
    table:
      "table{border-collapse:collapse;width:100%}th{width:38mm;text-align:left;vertical-align:top;padding:4pt 6pt 4pt 0}td{padding:4pt 0;border-top:1px solid #ccc}.railed{grid-template-columns:1fr}",
    infographic:
      "header{background:#1a4a7a;color:#fff;padding:8mm}.headline{color:#dde}h2{letter-spacing:2.5pt;text-transform:uppercase;font-size:11pt}.page{display:grid;grid-template-columns:1fr 50mm;gap:8mm;padding:0 4mm}.bar{height:3pt;background:#ddd;margin-bottom:5pt}.bar i{display:block;height:3pt;background:#1a4a7a}.railed{grid-template-columns:1fr}",
  };
  return common + own[layout];
}
