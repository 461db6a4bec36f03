export const shortlistOrders = [
  { value: "score", label: "Highest score" },
  { value: "ai", label: "AI rank" },
  { value: "decision", label: "Decision" },
  { value: "name", label: "Name" },
  { value: "custom", label: "Custom order" },
] as const;
export type ShortlistOrder = (typeof shortlistOrders)[number]["value"];

export const toShortlistOrder = (kept: unknown): ShortlistOrder =>
  shortlistOrders.find(({ value }) => value === kept)?.value ?? "score";
