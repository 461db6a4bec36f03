export const exportFormats = ["csv", "xlsx", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an exported shortlist is called. */
export const shortlistFileNames = {
  csv: "shortlist.csv",
  xlsx: "shortlist.xlsx",
  json: "shortlist.json",
} as const satisfies Record<ExportFormat, string>;
