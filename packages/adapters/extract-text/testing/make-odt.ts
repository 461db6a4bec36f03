import { makeZip } from "./make-docx.ts";

const namespaces = [
  ...["office", "style", "text", "table", "meta"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

type Parts = { styles?: string; sheet?: string; meta?: string; manifest?: string };

/** Builds an ODT with the given OpenDocument XML as its body. */
export function makeOdt(body: string, parts: Parts = {}): Uint8Array {
  const { styles = "", sheet = "", meta = "", manifest = "<manifest/>" } = parts;
  return makeZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.text" },
    { name: "META-INF/manifest.xml", data: manifest },
    {
      name: "content.xml",
      data: `<office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
    {
      name: "styles.xml",
      data: `<office:document-styles ${namespaces}>${sheet}</office:document-styles>`,
    },
    {
      name: "meta.xml",
      data: `<office:document-meta ${namespaces}><office:meta>${meta}</office:meta></office:document-meta>`,
    },
  ]);
}
