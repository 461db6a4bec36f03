type Form = "cvs" | "image";

/** The two paths of each procedure that takes files, with the content of the form. */
export const formPaths = new Map<string, Form>([
  ["/api/upload", "cvs"],
  ["/api/trpc/uploads.upload", "cvs"],
  ["/api/media/upload", "image"],
  ["/api/trpc/media.upload", "image"],
  ["/api/account/picture", "image"],
  ["/api/trpc/accounts.setPicture", "image"],
]);
