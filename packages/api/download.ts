/** A file that a procedure answers with; REST writes it as an attachment. */
export class Download {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(file: { fileName: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> }) {
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.bytes = file.bytes;
  }
}
