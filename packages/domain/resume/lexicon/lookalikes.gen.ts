// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "../../lexicon/lexicon.ts";

export const lookalikes: Lexicon = {
  any: {
    a: "а|α|4|@",
    b: "в|β|8",
    e: "е|ε|3",
    s: "ѕ|5|$",
    i: "і|ι|!",
    j: "ј",
    k: "к|κ",
    m: "м",
    h: "н|һ|հ",
    o: "о|ο|օ|0",
    p: "р|ρ",
    c: "с",
    t: "т|τ|7",
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
