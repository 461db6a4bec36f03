import { crc32, deflateRawSync } from "node:zlib";

type ZipPart = {
  name: string | Buffer;
  content: string | Buffer;
  method?: 0 | 8 | 12;
  flags?: number;
  /** False values for the directory entry. */
  claims?: { size?: number; packedSize?: number; offset?: number };
};

/** Builds a ZIP byte by byte, which allows invalid ones. */
export function makeZip(
  parts: readonly ZipPart[],
  { comment = "", count = parts.length } = {},
): File {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, flags = 0x800, claims = {} } of parts) {
    const nameBytes = Buffer.from(name);
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(claims.packedSize ?? packed.length, 20);
    entry.writeUInt32LE(claims.size ?? bytes.length, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(claims.offset ?? offset, 42);
    directory.push(entry, nameBytes);
    bodies.push(local, nameBytes, packed);
    offset += 30 + nameBytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return new File([Buffer.concat([...bodies, ...directory, end, Buffer.from(comment)])], "all.zip");
}
