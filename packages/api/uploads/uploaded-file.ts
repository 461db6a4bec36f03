import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";

/** A form's file that was streamed to the disk. Only its name is in memory. */
export class UploadedFile extends File {
  /** Returns the file, or throws the reason why it wasn't received. */
  readonly receive: () => Promise<ReceivedFile>;

  constructor(name: string, receive: () => Promise<ReceivedFile>) {
    super([], name);
    this.receive = receive;
  }
}
