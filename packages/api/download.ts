/** A download that is written while it is made. */
export class StreamedDownload {
  readonly fileName: string;
  readonly mimeType: string;
  readonly stream: ReadableStream<Uint8Array>;

  constructor(file: { fileName: string; mimeType: string; stream: ReadableStream<Uint8Array> }) {
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.stream = file.stream;
  }
}

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
