/** Something to upload that is not opened before its turn: a file of the disk, or one in a ZIP. */
export type UploadSource = {
  /** What the list shows: the name, with the folder or ZIP that it stands in. */
  label: string;
  name: string;
  /** Bytes, as far as they are known without opening it. */
  size: number;
  /** Why it can't be uploaded, where that is known beforehand. */
  problem?: string;
  /** Rejects with an `UnreadableSource` when there is no sense in a second try. */
  open: () => Promise<File>;
};

/** Its message is for people. */
export class UnreadableSource extends Error {
  override name = "UnreadableSource";
}

/** `path` names the folders of a dropped or chosen folder. */
export function sourceOfFile(file: File, path = file.webkitRelativePath): UploadSource {
  return {
    label: path || file.name,
    name: file.name,
    size: file.size,
    open: () => Promise.resolve(file),
  };
}

/** Files that systems leave in folders and archives, which nobody means to upload. */
export function isClutter(path: string): boolean {
  return path
    .split("/")
    .some((part) => /^(\.(?!\.?$).*|__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(part));
}
