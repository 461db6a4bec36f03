import { judged, none, openJudging } from "@resume-picker/api/testing/judging-desk";
import { formOf } from "@resume-picker/api/testing/test-desk";
import { expect, test } from "vitest";
import { leaksIn } from "../redaction/find-leaks.ts";
import { writeSecretCvs } from "../redaction/write-cvs.ts";

const mark = "used by four other teams";

test("nothing that says whose CV it is is in 40 requests of the product to a service", async () => {
  const { api, id, service } = await openJudging([]);
  service.answer = () => [none, none, none];
  // Gives each CV a unique text, which identifies its request.
  const cvs = writeSecretCvs(40, 200).map((cv, at) => {
    const own = `${mark} in release ${1000 + at}`;
    return { ...cv, own, text: cv.text.replace(mark, own) };
  });
  const files = cvs.map(({ text }, at) => ({ name: `${at}.txt`, content: text }));
  await api.uploads.upload(formOf(files, id));
  const leaksInRequests = (requests: readonly string[]) =>
    cvs.flatMap((cv) => {
      const prompt = requests.find((each) => each.includes(cv.own)) ?? "";
      const sent = prompt.slice(prompt.lastIndexOf("\nCV\n=====")).split("\n");
      expect(sent.length, cv.kind).toBeGreaterThan(10);
      return leaksIn(cv, sent).map(
        ({ what, line }) => `${cv.kind}, ${cv.name}: ${what} in ${line}`,
      );
    });
  await judged(api, id);
  expect(service.prompts).toHaveLength(40);
  expect(leaksInRequests(service.prompts)).toEqual([]);

  // The same of a ranking: each CV is rated alone, far from the others.
  service.answer = (_, n) => ({ text: JSON.stringify({ fit: 2 * (n - 40), reason: "Fits." }) });
  await api.scoring.aiRank({ id });
  const ratings = service.prompts.slice(40, 80);
  expect(ratings.every((prompt) => prompt.startsWith("You rate how well"))).toBe(true);
  expect(leaksInRequests(ratings)).toEqual([]);
});
