/** A file to upload, opened only when it is sent: a local file, or one in a ZIP. */
export type UploadSource = {
  /** The name to display, including its folder or ZIP. */
  label: string;
  name: string;
  /** In bytes, as far as known without opening it. */
  size: number;
  /** Why it can't be uploaded, if known beforehand. */
  problem?: string;
  /** Rejects with an `UnreadableSource` if a retry is pointless. */
  open: () => Promise<File>;
};

/** Its message can be shown to the user. */
export class UnreadableSource extends Error {
  override name = "UnreadableSource";
}

/** `path` includes the folders of a dropped or selected folder. */
export function sourceOfFile(file: File, path = file.webkitRelativePath): UploadSource {
  return {
    label: path || file.name,
    name: file.name,
    size: file.size,
    open: () => Promise.resolve(file),
  };
}

/** Whether a file was created by the operating system, so the user didn't mean to upload it. */
export function isClutter(path: string): boolean {
  return path
    .split("/")
    .some((part) => /^(\.(?!\.?$).*|__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(part));
}
