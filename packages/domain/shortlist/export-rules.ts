export const exportFormats = ["csv", "xlsx", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** File names of an exported shortlist. */
export const shortlistFileNames = {
  csv: "shortlist.csv",
  xlsx: "shortlist.xlsx",
  json: "shortlist.json",
} as const satisfies Record<ExportFormat, string>;
