import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";

/** A file of a form that was written to the disk while it came in; only its name is in memory. */
export class UploadedFile extends File {
  /** Gives the file, or throws why it could not be taken in. */
  readonly receive: () => Promise<ReceivedFile>;

  constructor(name: string, receive: () => Promise<ReceivedFile>) {
    super([], name);
    this.receive = receive;
  }
}
