import { fileTypeNames } from "../file-types.ts";

export const maxFilesPerUpload = 100;
export const maxFileBytes = 10 * 1024 * 1024;

/** For any data that could not be saved. */
export const diskFullMessage =
  "The server’s disk is full, so nothing was saved. Tell your administrator and try again later.";

export const uploadMessages = {
  noFiles: "No files uploaded",
  tooMany: `Too many files in one request: send at most ${maxFilesPerUpload}.`,
  tooLarge: "The file is larger than 10 MB. Save it smaller, for example without pictures.",
  jobId: "jobId must be a positive whole number",
  otherJob: (jobId: number) =>
    `This upload was started for job ${jobId}. Leave out jobId, or start another upload.`,
  wrongType: `Only ${fileTypeNames} files are supported.`,
} as const;
