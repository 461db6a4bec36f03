import { type RunStyle, withoutGaps } from "../blocks/run-style.ts";
import { type XmlNode, child, toggleOf, valueOf } from "../zip/xml-node.ts";

export function readRunStyle(properties: XmlNode | undefined): RunStyle {
  if (!properties) return {};
  const size = Number(valueOf(properties, "sz"));
  return withoutGaps({
    bold: toggleOf(properties, "b"),
    italic: toggleOf(properties, "i"),
    size: size > 0 ? size / 2 : undefined,
    vanish: toggleOf(properties, "vanish"),
    color: readColor(child(properties, "color")),
    shade: readShade(properties) ?? readHighlight(properties),
    font: child(properties, "rFonts")?.attributes.ascii,
  });
}

const themeColors: Record<string, string> = {
  background1: "FFFFFF",
  light1: "FFFFFF",
  text1: "000000",
  dark1: "000000",
};

function readColor(color: XmlNode | undefined): string | undefined {
  if (!color) return undefined;
  const theme = color.attributes.themeColor;
  const tinted =
    color.attributes.themeShade !== undefined || color.attributes.themeTint !== undefined;
  if (theme !== undefined && themeColors[theme] !== undefined && !tinted) return themeColors[theme];
  const value = color.attributes.val;
  return value === undefined || /^[\da-f]{6}$/i.test(value) ? value?.toUpperCase() : "auto";
}

const highlights: Record<string, string> = {
  black: "000000",
  blue: "0000FF",
  cyan: "00FFFF",
  green: "00FF00",
  magenta: "FF00FF",
  red: "FF0000",
  yellow: "FFFF00",
  white: "FFFFFF",
  darkBlue: "000080",
  darkCyan: "008080",
  darkGreen: "008000",
  darkMagenta: "800080",
  darkRed: "800000",
  darkYellow: "808000",
  darkGray: "808080",
  lightGray: "C0C0C0",
};

function readHighlight(properties: XmlNode): string | undefined {
  return highlights[valueOf(properties, "highlight") ?? ""];
}

/** The fill of a `w:shd` element of a run, paragraph, cell or table. */
export function readShade(properties: XmlNode | undefined): string | undefined {
  const shade = child(properties, "shd");
  if (!shade || shade.attributes.val === "nil") return undefined;
  if (shade.attributes.val === "solid" && /^[\da-f]{6}$/i.test(shade.attributes.color ?? "")) {
    return shade.attributes.color?.toUpperCase();
  }
  const fill = shade.attributes.fill;
  return fill !== undefined && /^[\da-f]{6}$/i.test(fill) ? fill.toUpperCase() : undefined;
}
