import { addressForms, call, events, hosts, tags } from "./payload-parts.ts";

/**
 * Attacks on a page that shows what somebody else has written, made from the known families: each
 * calls `__xss(<its number>)` where it runs. The same list every time.
 */
export function makePayloads(): string[] {
  const made = new Set<string>();
  for (const family of [elements, handlers, addresses, markdown, breakouts, mutations, templates]) {
    for (const payload of family()) made.add(payload);
  }
  return [...made].map((payload, number) => payload.replaceAll("X()", `__xss(${number})`));
}

function* handlers(): Generator<string> {
  for (const event of events) {
    for (const host of hosts) {
      yield `<${host} on${event}=${call}>`;
      yield `<${host}/on${event}="${call}"//`;
    }
    yield `<xss id=x tabindex=1 style="animation-name:x" ON${event.toUpperCase()}='${call}'>x</xss>`;
    yield `" on${event}="${call}" autofocus x="`;
  }
}

function* elements(): Generator<string> {
  for (const tag of tags) {
    yield `<${tag}>${call}</${tag}>`;
    yield `<${tag} src="javascript:${call}" data="javascript:${call}" href="javascript:${call}"></${tag}>`;
    yield `<${tag} srcdoc="<script>parent.${call}</script>" background="javascript:${call}">`;
    yield `<${tag} style="background:url(javascript:${call});width:expression(${call})">`;
    yield `<<${tag}>${call}//<</${tag}>`;
  }
  for (const open of [
    "<script>",
    "<script/x>",
    "<script\n>",
    "<ScRiPt>",
    "<script type=module>",
    "<scr<script>ipt>",
    "<script src=data:,X()></script><script>",
  ]) {
    for (const close of [
      "</script>",
      "</script >",
      "</ScRiPt>",
      "</script/x>",
      "<!--</script>",
      "",
    ]) {
      yield `${open}${call}${close}`;
    }
  }
  yield `<meta http-equiv="refresh" content="0;url=javascript:${call}">`;
  yield `<base href="javascript:${call}//"><a href="x">x</a>`;
  yield `<link rel="stylesheet" href="javascript:${call}">`;
  yield `<object type="text/x-scriptlet" data="data:text/html,<script>parent.${call}</script>"></object>`;
  yield `<form action="javascript:${call}"><button>x</button></form>`;
  yield `<form id=f></form><button form=f formaction="javascript:${call}">x</button>`;
  yield `<svg><animate attributeName=href values="javascript:${call}" /><a><text>x</text></a></svg>`;
  yield `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${call}</script></svg>#x"></svg>`;
  yield `<a id=defaultView></a><img name=currentScript><form id=attributes><input name=attributes></form>`;
}

const addressPlaces: ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_self>x</a>`,
  (address) => `<a href=${address}>x</a>`,
  (address) => `<area href="${address}">`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}">`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}">`,
  (address) => `<form action="${address}"><input type=submit>`,
  (address) => `<svg><a xlink:href="${address}"><rect width=9 height=9 /></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<video poster="${address}">`,
  (address) => `<div style="background:url('${address}')">x</div>`,
];

function* addresses(): Generator<string> {
  for (const address of addressForms) {
    for (const place of addressPlaces) yield place(address);
  }
}

/** Ways in that only Markdown has. */
const markdownPlaces: ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `[x](${address} "title")`,
  (address) => `![x](${address})`,
  (address) => `![x](<${address}> "onerror=${call}")`,
  (address) => `<${address}>`,
  (address) => `[x]: ${address}\n\n[x]`,
  (address) => `![x][y]\n\n[y]: <${address}>`,
  (address) => `[![x](${address})](${address})`,
  (address) => `[^1]\n\n[^1]: [x](${address})`,
  (address) => `| a |\n|---|\n| [x](${address}) |`,
  (address) => `# [x](${address})`,
  (address) => `> [x](${address})`,
  (address) => `www.example.com/${address}`,
];

function* markdown(): Generator<string> {
  for (const address of addressForms) {
    for (const place of markdownPlaces) yield place(address);
  }
  for (const evil of [
    `<img src=x onerror=${call}>`,
    `<svg onload=${call}>`,
    `<script>${call}</script>`,
  ]) {
    yield `\`\`\`html ${evil}\ncode\n\`\`\``;
    yield `\`\`\`\n${evil}\n\`\`\`\n${evil}`;
    yield `~~~\n</code></pre>${evil}`;
    yield `\`${evil}\` ${evil}`;
    yield `    ${evil}\n\n${evil}`;
    yield `[x](https://example.com/"${evil})`;
    yield `![a" onerror="${call}" b="${evil}](/media/x.webp)`;
    yield `[${evil}](https://example.com)`;
    yield `| ${evil} |\n|---|\n| ${evil} |`;
    yield `- [ ] ${evil}`;
    yield `[^x]\n\n[^x]: ${evil}`;
    yield `\\${evil}`;
    yield `&lt;${evil.slice(1)}`;
    yield `https://example.com/${evil}`;
  }
}

/** Ends of what the text may stand in: attributes, elements, comments, strings, JSON. */
const closers = [
  `"`,
  `'`,
  "`",
  `">`,
  `'>`,
  `"/>`,
  `-->`,
  `--!>`,
  `]]>`,
  `?>`,
  `*/`,
  `}`,
  `};`,
  `"}`,
  `"]}`,
  `);`,
  `</title>`,
  `</textarea>`,
  `</style>`,
  `</script>`,
  `</noscript>`,
  `</template>`,
  `</iframe>`,
  `</svg>`,
  `</math>`,
  `</select>`,
  `</xmp>`,
  `</head>`,
  `</body></html>`,
  `\\"`,
  `\\u003c/script>`,
  `\u2028`,
  `\u2029`,
  `\r\n\r\n`,
  `%3C/script%3E`,
  `&quot;>`,
  `<!--`,
  `<![CDATA[`,
  "<div>".repeat(8),
];
const followers = [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `<iframe src="javascript:${call}">`,
  `;${call}//`,
  `+${call}+`,
  `<style>@import'javascript:${call}'</style>`,
];

function* breakouts(): Generator<string> {
  for (const closer of closers) {
    for (const follower of followers) {
      yield `${closer}${follower}`;
      yield `x${closer}${follower}${closer}y`;
    }
  }
}

/** What one parser reads as text and the next one as an element. */
const mutationFrames: ((evil: string) => string)[] = [
  (evil) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${evil}">`,
  (evil) => `<svg></p><style><a id="</style>${evil}">`,
  (evil) => `<noscript><p title="</noscript>${evil}">`,
  (evil) => `<form><math><mtext></form><form><mglyph><style></math>${evil}`,
  (evil) =>
    `<math><annotation-xml encoding="text/html"><style>${evil}</style></annotation-xml></math>`,
  (evil) => `<svg><foreignObject><style>${evil}</style></foreignObject></svg>`,
  (evil) => `<svg><desc><title>${evil}</title></desc></svg>`,
  (evil) => `<template><style></template>${evil}</style>`,
  (evil) => `<select><template><style></select>${evil}`,
  (evil) => `<table><td><svg><style><td></style>${evil}`,
  (evil) => `<xmp><svg></xmp>${evil}`,
  (evil) => `<listing>&lt;${evil.slice(1)}</listing>`,
  (evil) => `<!--><${evil.slice(1)}-->`,
  (evil) => `<!-- --!>${evil}<!-- -->`,
  (evil) => `<?xml ?>${evil}`,
  (evil) => `<![CDATA[><${evil.slice(1)}]]>`,
  (evil) => `<a href="https://example.com" title='</a>${evil}'>x</a>`,
  (evil) => `\ufeff${evil}`,
  (evil) => evil.replace("<", "\uff1c").replace(">", "\uff1e"),
  (evil) => evil.replace("<", "%3C").replace(">", "%3E"),
  (evil) => evil.replace("<", "\\x3c").replace(">", "\\x3e"),
  (evil) => evil.replace("<", "&lt").replace(">", "&gt"),
  (evil) => `<div title="${evil.replaceAll('"', "'")}">x</div>`,
];

function* mutations(): Generator<string> {
  const evils = [
    `<img src=x onerror=${call}>`,
    `<svg onload=${call}>`,
    `<script>${call}</script>`,
    `<details open ontoggle=${call}>`,
    `<a href=javascript:${call}>x</a>`,
  ];
  for (const frame of mutationFrames) {
    for (const evil of evils) yield frame(evil);
  }
}

function* templates(): Generator<string> {
  for (const [open, close] of [
    ["{{", "}}"],
    ["${", "}"],
    ["#{", "}"],
    ["<%=", "%>"],
    ["{%", "%}"],
    ["[[", "]]"],
    ["@{", "}"],
    ["*{", "}"],
  ]) {
    yield `${open}${call}${close}`;
    yield `${open}constructor.constructor('${call}')()${close}`;
    yield `${open}this.constructor.constructor("${call}")()${close}`;
    yield `${open}[].pop.constructor('${call}')()${close}`;
    yield `<div ng-app ng-csp>${open}$on.constructor('${call}')()${close}</div>`;
    yield `<p v-html="${open}${call}${close}" :onclick="${call}" @click="${call}" x-init="${call}">`;
  }
  yield `{"__proto__":{"innerHTML":"<img src=x onerror=${call}>"}}`;
  yield `{"type":"script","props":{"dangerouslySetInnerHTML":{"__html":"${call}"}}}`;
  yield `data:text/javascript,${call}`;
}
