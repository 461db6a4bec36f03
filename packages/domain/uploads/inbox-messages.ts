/** Written next to files that the inbox rejected. */
export const inboxMessages = {
  noJob: (id: number) =>
    `There is no job ${id}. Name the folder after the number in the address of the job's page.`,
  unknown: "This file could not be read. Upload it in the browser to see why.",
} as const;
