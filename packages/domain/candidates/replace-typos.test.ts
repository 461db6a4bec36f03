import { expect, test } from "vitest";
import { replaceTypos } from "./replace-typos.ts";

const texts = ["Élodie Marchand Data Engineer", "Kubernetes", "Kubernetes", "Kubernetis", "C++"];

test("a mistyped word becomes the nearest one, of two equally near the more frequent", () => {
  expect(replaceTypos("kubernets", texts)).toBe("kubernetes");
  expect(replaceTypos("elodei kubrenetes", texts)).toBe("elodie kubernetes");
});

test("words that are known, too short to be mistyped, or like no other stay as they are", () => {
  expect(replaceTypos("marchand", texts)).toBeNull();
  expect(replaceTypos("dato", texts)).toBeNull();
  expect(replaceTypos("zymurgy", texts)).toBeNull();
});
