// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "../../lexicon/lexicon.ts";

export const lookalikes: Lexicon = {
  any: {
    a: "а|α",
    b: "в|β",
    e: "е|ε",
    s: "ѕ",
    i: "і|ι",
    j: "ј",
    k: "к|κ",
    m: "м",
    h: "н|һ|հ",
    o: "о|ο|օ",
    p: "р|ρ",
    c: "с",
    t: "т|τ",
    y: "у",
    x: "х|χ",
    d: "ԁ",
    q: "ԛ",
    w: "ԝ",
    l: "ӏ",
    r: "г",
    n: "η|ո",
    v: "ν",
    u: "υ|ս",
    g: "ɡ",
  },
};
