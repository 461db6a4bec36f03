export type Fixture = {
  name: string;
  markdown: string;
  /** Selectors that must match nothing in what is shown. */
  forbids?: readonly string[];
  /** Selectors that must match: what is harmless stays. */
  keeps?: readonly string[];
};

const forbiddenTags = [
  "script iframe object embed applet frame frameset base link meta style svg math form button select",
  "textarea template slot noscript noembed noframes xmp plaintext listing marquee bgsound isindex",
  "keygen portal fencedframe dialog audio video source track picture image canvas area map param",
  "layer ilayer blink center font basefont nobr spacer multicol menuitem output progress meter",
  "fieldset legend optgroup datalist label caption-x xss my-element animate set foreignObject use",
].flatMap((line) => line.split(" "));

const forbiddenAttributes = [
  "onclick onerror onload onmouseover onfocus onblur ontoggle onbegin onanimationstart onpointerenter",
  "onwheel oninput onsubmit onreset oncopy onpaste ondrag ondrop style srcdoc formaction background",
  "dynsrc lowsrc ping action xlink:href data-src is slot part nonce integrity autofocus tabindex",
  "contenteditable accesskey draggable http-equiv crossorigin usemap ismap name form popover",
].flatMap((line) => line.split(" "));

const forbiddenSchemes = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java&#x09;script:alert(1)",
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript:alert(1)",
  "vbscript:x",
  "livescript:x",
  "data:text/html,x",
  "data:text/html;base64,PA==",
  "data:image/svg+xml,x",
  "blob:https://example.com/x",
  "file:///etc/passwd",
  "filesystem:x",
  "about:blank",
  "chrome://settings",
  "view-source:x",
  "ws://example.com",
  "ftp://example.com/x",
  "intent://x",
  "tel:1",
  "sms:1",
  "jar:x",
  "feed:x",
  "steam://x",
  "ms-word:x",
];

const kept: [name: string, markdown: string, selector: string][] = [
  ["bold", "**x**", "strong"],
  ["italic", "*x*", "em"],
  ["struck out", "~~x~~", "del"],
  ["code", "`x`", "code"],
  ["code block", "```ts\nx\n```", "pre > code"],
  ["first heading, one level lower", "# x", "h2"],
  ["second heading", "## x", "h3"],
  ["third heading", "### x", "h4"],
  ["list", "* x", "ul li ul > li, ul > li"],
  ["numbered list", "1. x", "ol > li"],
  ["task", "- [x] x", 'input[type="checkbox"][disabled]'],
  ["quotation", "> x", "blockquote"],
  ["table", "| a |\n|---|\n| b |", "table td"],
  ["rule", "a\n\n---", "hr"],
  ["line break", "a\\\nb", "br"],
  [
    "link",
    "[x](https://example.com)",
    'a[href="https://example.com"][rel*="noopener"][rel*="nofollow"]',
  ],
  ["plain link", "http://example.com", 'a[href^="http://example.com"]'],
  ["mail", "[x](mailto:a@example.com)", 'a[href="mailto:a@example.com"]'],
  ["own page", "[x](/blog)", 'a[href="/blog"]:not([target])'],
  ["relative", "[x](#y)", 'a[href="#y"]'],
  ["address by itself", "https://example.com/x", 'a[href="https://example.com/x"]'],
  ["footnote", "a[^1]\n\n[^1]: b", "sup a"],
  [
    "picture from elsewhere, as a link",
    "![x](https://example.com/x.png)",
    'a[href="https://example.com/x.png"]',
  ],
  ["own picture", `![x](/media/${"a".repeat(32)}-8x8.webp)`, 'img[alt="x"][width="8"]'],
];

/** One Markdown text each, with what must not, or must, come of it. */
export const sanitizerFixtures: Fixture[] = [
  ...forbiddenTags.map((tag) => ({
    name: `element ${tag}`,
    markdown: `before <${tag} title="y">inside</${tag}> after`,
    forbids: [tag.toLowerCase()],
  })),
  ...forbiddenAttributes.flatMap((attribute) => [
    {
      name: `attribute ${attribute} in HTML`,
      markdown: `<p ${attribute}="alert(1)">x</p>`,
      forbids: [`[${attribute.replace(":", "\\:")}="alert(1)"]`],
    },
    {
      name: `attribute ${attribute} through a title`,
      markdown: `[x](https://example.com "y\\" ${attribute}=\\"alert(1)")`,
      forbids: [`[${attribute.replace(":", "\\:")}="alert(1)"]`],
    },
  ]),
  ...forbiddenSchemes.flatMap((address) => [
    {
      name: `link to ${address}`,
      markdown: `[x](<${address}>)`,
      forbids: ['a[href]:not([href=""])'],
    },
    { name: `picture of ${address}`, markdown: `![x](<${address}>)`, forbids: ["img", "a[href]"] },
  ]),
  ...kept.map(([name, markdown, selector]) => ({ name, markdown, keeps: [selector] })),
];
