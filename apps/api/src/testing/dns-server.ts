import { createSocket } from 'node:dgram';

const TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const;
type RecordType = keyof typeof TYPES;
/** By name and type; `servfail` and `silent` for every type of a name. */
type Zone = Map<string, Partial<Record<RecordType, string[]>> | 'servfail' | 'silent'>;

export type DnsServer = {
  /** As a setting: `127.0.0.1:port`. */
  address: string;
  /** Puts these in the place of the records of one type at a name; none: takes them away. */
  set(type: RecordType, name: string, ...values: string[]): void;
  break(name: string, how: 'servfail' | 'silent'): void;
  clear(): void;
  /** The questions so far, as `A jane.com`. */
  asked: string[];
  close(): Promise<void>;
};

/** A DNS server of real packets that says what a test tells it. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone: Zone = new Map();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (packet, { port, address }) => {
    const question = readQuestion(packet);
    if (question === null) return;
    const type = typeName(question.type);
    asked.push(`${type ?? question.type} ${question.name}`);
    const here = zone.get(question.name);
    if (here === 'silent') return;
    const answers = here === 'servfail' || type === null ? [] : answersOf(zone, question.name, type);
    const known = zone.has(question.name) || answers.length > 0;
    const rcode = here === 'servfail' ? 2 : known ? 0 : 3;
    socket.send(answerPacket(packet, question.end, rcode, answers), port, address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    set(type, name, ...values) {
      const before = zone.get(name);
      const records = typeof before === 'object' ? { ...before } : {};
      if (values.length === 0) delete records[type];
      else records[type] = values;
      zone.set(name, records);
    },
    break: (name, how) => void zone.set(name, how),
    clear: () => zone.clear(),
    close: () =>
      new Promise((resolve) => {
        socket.close(() => resolve());
      }),
  };
}

type Answer = { name: string; type: RecordType; value: string };

/** With the way of a CNAME, as a resolver gives it. */
function answersOf(zone: Zone, name: string, type: RecordType, depth = 0): Answer[] {
  const here = zone.get(name);
  if (typeof here !== 'object') return [];
  const own = (here[type] ?? []).map((value) => ({ name, type, value }));
  const [target] = here.CNAME ?? [];
  if (type === 'CNAME' || target === undefined || depth > 8) return own;
  return [{ name, type: 'CNAME', value: target }, ...own, ...answersOf(zone, target, type, depth + 1)];
}

const typeName = (number: number): RecordType | null =>
  (Object.keys(TYPES) as RecordType[]).find((name) => TYPES[name] === number) ?? null;

function readQuestion(packet: Buffer): { name: string; type: number; end: number } | null {
  const labels: string[] = [];
  let at = 12;
  for (;;) {
    const length = packet[at];
    if (length === undefined || length > 63) return null;
    at += 1;
    if (length === 0) break;
    labels.push(packet.toString('latin1', at, at + length));
    at += length;
  }
  return { name: labels.join('.').toLowerCase(), type: packet.readUInt16BE(at), end: at + 4 };
}

function answerPacket(query: Buffer, end: number, rcode: number, answers: readonly Answer[]): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | rcode, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  const records = answers.map(({ name, type, value }) => {
    const data = dataOf(type, value);
    const fixed = Buffer.alloc(10);
    fixed.writeUInt16BE(TYPES[type], 0);
    fixed.writeUInt16BE(1, 2);
    fixed.writeUInt32BE(1, 4);
    fixed.writeUInt16BE(data.length, 8);
    return Buffer.concat([nameBytes(name), fixed, data]);
  });
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '');
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);
}

function dataOf(type: RecordType, value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'AAAA':
      return ipv6Bytes(value);
    case 'CNAME':
    case 'NS':
      return nameBytes(value);
    case 'TXT': {
      const bytes = Buffer.from(value);
      const parts: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += 255) {
        const part = bytes.subarray(at, at + 255);
        parts.push(Buffer.from([part.length]), part);
      }
      return Buffer.concat(parts);
    }
    case 'CAA': {
      const [, flags = '0', tag = '', said = ''] = /^(\d+) (\S+) "(.*)"$/u.exec(value) ?? [];
      return Buffer.concat([Buffer.from([Number(flags), tag.length]), Buffer.from(tag), Buffer.from(said)]);
    }
  }
}

function ipv6Bytes(text: string): Buffer {
  const [head = '', tail = ''] = text.split('::');
  const groups = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [groups(head), groups(tail)];
  const all = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
  return Buffer.concat(all.map((group) => Buffer.from([group >> 8, group & 255])));
}
