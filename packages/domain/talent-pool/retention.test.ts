import { expect, test } from "vitest";
import { retentionMonthOptions } from "./pool-rules.ts";
import { keptUntil, retentionCutoff } from "./retention.ts";

test("a term ends on the same day of its last month, or on that month's last day", () => {
  expect(keptUntil("2025-05-03", 12)).toBe("2026-05-03");
  expect(keptUntil("2025-08-31", 6)).toBe("2026-02-28");
  expect(keptUntil("2023-08-31", 6)).toBe("2024-02-29");
  expect(keptUntil("2024-02-29", 36)).toBe("2027-02-28");
  expect(keptUntil("2025-12-31", 24)).toBe("2027-12-31");
});

test("nobody is past their time on the last day that they were told, and everybody on the next", () => {
  const dayOf = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
  const wrong: string[] = [];
  for (const months of retentionMonthOptions) {
    // Four years of days, to include a 29 February.
    for (let at = 1200; at < 2661; at += 1) {
      const today = dayOf(at);
      const border = retentionCutoff(today, months);
      const last = Math.round((Date.parse(border) - Date.parse(dayOf(0))) / 86_400_000);
      for (let received = last - 35; received < last + 35; received += 1)
        if (dayOf(received) < border !== keptUntil(dayOf(received), months) < today)
          wrong.push(`${months} months, ${dayOf(received)} on ${today}`);
    }
  }
  expect(wrong).toEqual([]);
});
