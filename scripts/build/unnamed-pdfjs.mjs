import { readFileSync } from "node:fs";
import { inRoot } from "../setup/root.mjs";

/** How unpdf's bundle gives functions and classes their names back, which a minifier took. */
const giveName = 'var p=(t,e)=>km(t,"name",{value:e,configurable:!0});';
const inClass = "static{p(this,";

/**
 * pdf.js of unpdf without the names of its functions. They are given by a call each time that a
 * function is made, some 250 times a CV, which takes a twentieth of the time to read it, and nothing
 * asks for them. Those of classes are kept: they are given once, and pdf.js looks at one of them.
 */
export function unnamedPdfjs() {
  const whole = readFileSync(inRoot("node_modules/unpdf/dist/pdfjs.mjs"), "utf8");
  if (!whole.includes(giveName) || !whole.includes(inClass))
    throw new Error("unpdf is bundled in another way than it was: see scripts/build.");
  return whole
    .replace(giveName, `${giveName.replace("p=", "nameClass=")}var p=(made)=>made;`)
    .replaceAll(inClass, inClass.replace("p(", "nameClass("));
}
