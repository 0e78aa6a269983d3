import { crc32, deflateRawSync } from 'node:zlib';

/* Writes ZIP archives as other tools do, and as nobody should: every field of an entry can be made a lie. */

export type ZipFile = {
  name: string | Buffer;
  data: string | Buffer;
  /** As macOS and streaming writers: sizes stand behind the data. */
  streamed?: boolean;
  stored?: boolean;
  /** Says that the name is UTF-8; by default when it is not ASCII. */
  utf8Mark?: boolean;
  encrypted?: boolean;
  method?: number;
  /** The file mode of a Unix system, as 0o120777 for a link. */
  mode?: number;
  declaredSize?: number;
  declaredSum?: number;
  zip64?: boolean;
};

export function writeZip(
  files: readonly ZipFile[],
  options: { comment?: string; entryCount?: number } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = typeof file.name === 'string' ? Buffer.from(file.name) : file.name;
    const data = typeof file.data === 'string' ? Buffer.from(file.data) : file.data;
    const packed = file.stored === true ? data : deflateRawSync(data);
    const size = file.declaredSize ?? data.length;
    const sum = file.declaredSum ?? crc32(data);
    const utf8 = file.utf8Mark ?? name.some((byte) => byte > 0x7f);
    const flags = (utf8 ? 0x800 : 0) | (file.streamed === true ? 8 : 0) | (file.encrypted === true ? 1 : 0);
    const method = file.method ?? (file.stored === true ? 0 : 8);
    const later = file.streamed === true;

    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(later ? 0 : sum, 14);
    local.writeUInt32LE(later ? 0 : packed.length, 18);
    local.writeUInt32LE(later ? 0 : Math.min(size, 0xffffffff), 22);
    local.writeUInt16LE(name.length, 26);
    parts.push(local, name, packed);

    const extra = file.zip64 === true ? zip64Extra(size, packed.length) : Buffer.alloc(0);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(file.mode === undefined ? 20 : (3 << 8) | 20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(sum, 16);
    central.writeUInt32LE(file.zip64 === true ? 0xffffffff : packed.length, 20);
    central.writeUInt32LE(file.zip64 === true ? 0xffffffff : size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(((file.mode ?? 0) << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, name, extra);
    offset += 30 + name.length + packed.length;

    if (later) {
      const descriptor = Buffer.alloc(16);
      descriptor.writeUInt32LE(0x08074b50, 0);
      descriptor.writeUInt32LE(sum, 4);
      descriptor.writeUInt32LE(packed.length, 8);
      descriptor.writeUInt32LE(size, 12);
      parts.push(descriptor);
      offset += 16;
    }
  }
  const central = Buffer.concat(directory);
  const comment = Buffer.from(options.comment ?? '');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(options.entryCount ?? files.length, 8);
  end.writeUInt16LE(options.entryCount ?? files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, central, end, comment]);
}

function zip64Extra(size: number, packed: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  return extra;
}
